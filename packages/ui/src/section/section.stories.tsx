import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/card'
import { Section } from './section'

const meta = {
  title: 'Surfaces/Section',
  component: Section,
  parameters: { layout: 'padded' },
  args: {
    title: 'Addresses',
    description: 'Where we send what you order.',
    children: <Card>12 Market Street</Card>,
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Addresses' })).toBeVisible()
  },
}
