import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from './meter'

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: { label: 'Late returns', value: 1, max: 3, className: 'w-64' },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Late returns' })
    await expect(meter).toHaveAttribute('aria-valuetext', '1 of 3')
    await expect(canvas.getByText('1 of 3')).toBeVisible()
    await expect(meter.querySelectorAll('[data-used]')).toHaveLength(1)
  },
}

export const None: Story = { args: { value: 0 } }

/** One below the limit it warns. */
export const Near: Story = { args: { value: 4, max: 5 } }

export const Reached: Story = { args: { value: 5, max: 5 } }

/** More than the limit fills it; the words say how much more. */
export const Exceeded: Story = {
  args: { value: 7, max: 5, valueText: (value, max) => `${value}, the limit is ${max}` },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuenow', '5')
    await expect(meter).toHaveAttribute('aria-valuetext', '7, the limit is 5')
  },
}
