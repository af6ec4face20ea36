import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon } from '../icons/icons'
import { Badge } from './badge'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'In review' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Ink: Story = { args: { tone: 'ink' } }

export const Accent: Story = { args: { tone: 'accent' } }

export const Green: Story = { args: { tone: 'green' } }

export const Purple: Story = { args: { tone: 'purple' } }

export const Red: Story = { args: { tone: 'red' } }

export const Yellow: Story = { args: { tone: 'yellow' } }

export const Blue: Story = { args: { tone: 'blue' } }

export const Orange: Story = { args: { tone: 'orange' } }

export const Amber: Story = { args: { tone: 'amber' } }

export const Count: Story = { args: { children: '12', size: 'sm' } }

export const WithIcon: Story = {
  args: {
    tone: 'green',
    children: (
      <>
        <CheckIcon aria-hidden />
        Done
      </>
    ),
  },
}

/** A state beside a word, with an icon and without. */
export const Example = () => (
  <p className="flex flex-wrap items-center gap-2">
    Order 1042
    <Badge tone="green">
      <CheckIcon aria-hidden />
      Sent
    </Badge>
    <Badge>12 parts</Badge>
  </p>
)
