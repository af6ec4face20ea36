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

/** Each part answers one question of the reader, and its heading says which. */
export const DoGroupWhatBelongsTogether: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  args: {
    title: 'Contact',
    description: undefined,
    children: (
      <Card>
        <p>032 555 0142</p>
        <p>shop@example.com</p>
      </Card>
    ),
  },
}

/** A part for each line: the headings are longer than what they are over, and are read out as regions. */
export const DontSplitLines: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  render: () => (
    <div className="grid gap-4">
      <Section title="Phone number">032 555 0142</Section>
      <Section title="E-mail address">shop@example.com</Section>
    </div>
  ),
}
