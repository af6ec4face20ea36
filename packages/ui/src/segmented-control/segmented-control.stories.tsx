import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SegmentedControl, type SegmentedControlProps } from './segmented-control'

const views = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]

const Controlled = (props: SegmentedControlProps<string>) => {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedControl
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange(next)
      }}
    />
  )
}
Controlled.displayName = 'SegmentedControl'

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'View', options: views, value: 'week', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible()
    await userEvent.click(canvas.getByText('Month'))
    await expect(args.onValueChange).toHaveBeenCalledWith('month')
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked()
  },
}

export const Small: Story = { args: { size: 'sm' } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
}

/** The chosen view is not sent with the form around it. */
export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Filter">
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([])
    canvas.getByRole('radio', { name: 'Week' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked()
  },
}
