import type { Meta, StoryObj } from '@storybook/react-vite'
import { Input } from './input'

const meta = {
  title: 'Forms/Input',
  component: Input,
  args: { 'aria-label': 'Full name', className: 'w-72' },
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Ana Reyes' } }

export const Filled: Story = { args: { defaultValue: 'Ana Reyes' } }

export const Small: Story = { args: { ...Filled.args, size: 'sm' } }

export const Large: Story = { args: { ...Filled.args, size: 'lg' } }

export const Invalid: Story = { args: { ...Filled.args, 'aria-invalid': true } }

export const Disabled: Story = { args: { ...Filled.args, disabled: true } }
