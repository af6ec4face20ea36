import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Legend, type LegendProps } from './legend'

const items = [
  { value: 'course', label: 'Course', tone: 'green' },
  { value: 'shop', label: 'Shop', tone: 'purple' },
  { value: 'test', label: 'Test', tone: 'red' },
  { value: 'holiday', label: 'Holiday', tone: 'yellow' },
  { value: 'event', label: 'Event', tone: 'blue' },
  { value: 'deadline', label: 'Deadline', tone: 'orange' },
] as const

const Filtering = (props: LegendProps<string>) => {
  const [value, setValue] = useState(props.value)
  return (
    <Legend
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

const meta = {
  title: 'Calendar/Legend',
  component: Legend,
  parameters: { layout: 'padded' },
  args: { title: 'Kinds of entries', items },
} satisfies Meta<typeof Legend>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** As a filter each item is a toggle button. */
export const Filter: Story = {
  args: { onValueChange: fn() },
  render: (args) => <Filtering {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }))
    await expect(canvas.getByRole('button', { name: 'Shop' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await expect(args.onValueChange).toHaveBeenCalledWith([
      'course',
      'test',
      'holiday',
      'event',
      'deadline',
    ])
  },
}
