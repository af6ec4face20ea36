import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../field/field'
import { Input } from '../input/input'
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

/** It gets the focus, and each line leads to its field. */
export const AboveAForm: Story = {
  render: (args) => (
    <form className="grid max-w-md gap-4">
      <ErrorSummary {...args} />
      <Field label="Name" controlId="name" error="Enter a name." required>
        <Input />
      </Field>
      <Field label="City" controlId="city" error="Enter a city." required>
        <Input />
      </Field>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a city.' }))
    await expect(canvas.getByLabelText('City')).toHaveFocus()
  },
}
