import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inFrame } from '../testing/in-frame'
import { AddressForm } from './address.example'
import code from './address.example?raw'
import { ErrorSummary } from './error-summary'

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

export const Default: Story = {}

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
}

/** Above the first field of a form that could not be sent. */
export const AboveAForm: Story = {
  parameters: { docs: { story: inFrame(420).docs.story, source: { code } } },
  render: () => <AddressForm />,
  play: send,
}

/** It gets the focus each time the form is sent, and each line leads to its field. */
export const Focus: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <AddressForm />,
  play: async (context) => {
    const { canvas, userEvent } = context
    for (let time = 1; time <= 2; time += 1) {
      await send(context)
      await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toHaveFocus()
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a city.' }))
    await expect(canvas.getByLabelText('City')).toHaveFocus()
  },
}
