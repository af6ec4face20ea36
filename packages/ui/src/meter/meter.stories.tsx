import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from './meter'

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: { label: 'Late returns', value: 1, max: 3, valueText: '1 of 3', className: 'w-64' },
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

export const None: Story = { args: { value: 0, valueText: '0 of 3' } }

/** One below the limit it warns. */
export const Near: Story = { args: { value: 2, valueText: '2 of 3' } }

export const Reached: Story = { args: { value: 3, valueText: '3 of 3' } }

/** More than the limit fills it; the words say how much more. */
export const Exceeded: Story = {
  args: { value: 5, valueText: '5, the limit is 3' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuenow', '3')
    await expect(meter).toHaveAttribute('aria-valuetext', '5, the limit is 3')
  },
}
