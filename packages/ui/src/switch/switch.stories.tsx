import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './switch'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Mail when the parcel arrives', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  tags: ['framed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mail when the parcel arrives'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}

export const On: Story = { args: { defaultChecked: true } }

export const WithDescription: Story = { args: { description: 'At most one mail a day.' } }

export const Disabled: Story = { args: { disabled: true } }

export const DisabledOn: Story = {
  args: { disabled: true, defaultChecked: true },
}
