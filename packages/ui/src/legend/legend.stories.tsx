import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Legend, type LegendProps } from './legend'

const items = [
  { value: 'course', label: 'Course', hue: 'green', shape: 'square' },
  { value: 'shop', label: 'Shop', hue: 'purple', shape: 'plus' },
  { value: 'test', label: 'Test', hue: 'red', shape: 'diamond' },
  { value: 'holiday', label: 'Holiday', hue: 'yellow', shape: 'star' },
  { value: 'event', label: 'Event', hue: 'blue', shape: 'circle' },
  { value: 'deadline', label: 'Deadline', hue: 'orange', shape: 'triangle' },
] as const

const Controlled = (props: LegendProps<string>) => {
  const [shown, setShown] = useState<string[]>([])
  return <Legend {...props} value={shown} onValueChange={setShown} />
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

export const Filtered: Story = { args: { value: ['course', 'test'], onValueChange: fn() } }

/** As a filter the first choice is shown alone, the next is added, and All shows everything again. */
export const Filtering: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const expectPressed = async (...names: string[]) => {
      const pressed = canvas.getAllByRole('button', { pressed: true })
      await expect(pressed.map(({ textContent }) => textContent)).toEqual(names)
    }
    const click = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expectPressed('All')
    await click('Test')
    await expectPressed('Test')
    await click('Course')
    await expectPressed('Course', 'Test')
    await click('Test')
    await expectPressed('Course')
    await click('All')
    await expectPressed('All')
    await click('Deadline')
  },
}
