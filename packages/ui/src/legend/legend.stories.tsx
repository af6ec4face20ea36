import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Legend, type LegendProps } from './legend'

const items = [
  { value: 'course', label: 'Course', tone: 'green', shape: 'square' },
  { value: 'shop', label: 'Shop', tone: 'purple', shape: 'plus' },
  { value: 'test', label: 'Test', tone: 'red', shape: 'diamond' },
  { value: 'holiday', label: 'Holiday', tone: 'yellow', shape: 'star' },
  { value: 'event', label: 'Event', tone: 'blue', shape: 'circle' },
  { value: 'deadline', label: 'Deadline', tone: 'orange', shape: 'triangle' },
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

/** As a filter the first choice is shown alone, the next is added, and All shows everything again. */
export const Filter: Story = {
  tags: ['!autodocs'],
  args: { onValueChange: fn() },
  render: (args) => <Filtering {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const item = (name: string) => canvas.getByRole('button', { name })
    await expect(item('All')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(item('Test'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['test'])
    await expect(item('Test')).toHaveAttribute('aria-pressed', 'true')
    await expect(item('All')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(item('Shop'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['shop', 'test'])
    await userEvent.click(item('All'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await userEvent.click(item('Deadline'))
  },
}

/** A legend that is also the filter of a calendar. */
export const Example = () => {
  const kinds = [
    { value: 'course', label: 'Course', tone: 'green', shape: 'square' },
    { value: 'test', label: 'Test', tone: 'red', shape: 'diamond' },
    { value: 'deadline', label: 'Deadline', tone: 'orange', shape: 'triangle' },
  ] as const

  const [shown, setShown] = useState<(typeof kinds)[number]['value'][]>([])
  return <Legend title="Kinds of entries" items={kinds} value={shown} onValueChange={setShown} />
}
