import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './switch'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Mail me what is new', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Mail me what is new' })
    await userEvent.click(canvas.getByText('Mail me what is new'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
    await expect(control).toHaveFocus()
  },
}

export const On: Story = { args: { defaultChecked: true } }

export const WithDescription: Story = {
  args: { defaultChecked: true, description: 'At most six mails a day.' },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
  },
}
