import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/button'
import { Field } from '../field/field'
import { Input } from '../input/input'
import { ErrorSummary, type ErrorSummaryProps } from './error-summary'

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: { layout: 'padded' },
  args: {
    problems: [
      { controlId: 'name', message: 'Enter a name.' },
      { controlId: 'city', message: 'Enter a city.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

const Order = (args: ErrorSummaryProps) => {
  const [isRefused, setIsRefused] = useState(false)
  const errorOf = (message: string) => (isRefused ? message : undefined)
  return (
    <form
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsRefused(true)
      }}
    >
      {isRefused ? <ErrorSummary {...args} /> : null}
      <Field label="Name" controlId="name" error={errorOf('Enter a name.')}>
        <Input />
      </Field>
      <Field label="City" controlId="city" error={errorOf('Enter a city.')}>
        <Input />
      </Field>
      <Button type="submit">Send</Button>
    </form>
  )
}

export const Default: Story = {}

/** It gets the focus when the form could not be sent, and each line leads to its field. */
export const AboveAForm: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Order {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a city.' }))
    await expect(canvas.getByLabelText('City')).toHaveFocus()
  },
}
