import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon } from '../icons/icons'
import { tones } from '../tone/tone'
import { Badge } from './badge'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'In review' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Tones: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      {(['neutral', 'ink', 'accent', ...tones] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}

export const Count: Story = { args: { children: '12', size: 'sm' } }

export const WithIcon: Story = {
  args: { tone: 'success' },
  render: (args) => (
    <Badge {...args}>
      <CheckIcon aria-hidden />
      Done
    </Badge>
  ),
}

/** The same word in the same tone everywhere. */
export const DoNameTheState: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  args: { tone: 'success', children: 'Sent' },
}

/** Only people who can tell the colours apart, and know their meaning, can read it. */
export const DontUseColourAlone: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  render: () => (
    <div className="flex gap-2">
      <Badge tone="success">1</Badge>
      <Badge tone="danger">2</Badge>
    </div>
  ),
}
