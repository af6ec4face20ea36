import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { Field } from '../field/field'
import { inFrame } from '../testing/in-frame'
import { CopyField } from './copy-field'

const meta = {
  title: 'Forms/CopyField',
  component: CopyField,
  args: { value: 'https://shop.example/orders/1042', className: 'w-72' },
  render: (args) => (
    <Field label="Link to the order">
      <CopyField {...args} />
    </Field>
  ),
} satisfies Meta<typeof CopyField>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** It says that the text was copied. */
export const Copied: Story = {
  parameters: inFrame(140),
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(write).toHaveBeenCalledWith(args.value)
  },
}

/** If copying is not allowed, the text is selected. */
export const NotAllowed: Story = {
  parameters: inFrame(140),
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText('Copy the selected text')).toBeVisible()
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link to the order' })
    await expect(input.selectionEnd).toBe(args.value.length)
  },
}
