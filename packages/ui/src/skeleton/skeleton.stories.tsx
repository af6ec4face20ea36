import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/card'
import { Skeleton, SkeletonGroup } from './skeleton'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  args: { className: 'w-64' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Announced once for the group, not for each shape. */
export const CardsLoading: Story = {
  render: () => (
    <SkeletonGroup label="Loading orders" className="grid gap-3 sm:grid-cols-2">
      {['first', 'second'].map((card) => (
        <Card key={card} className="grid gap-3">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton />
          <Skeleton className="w-5/6" />
        </Card>
      ))}
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders')
  },
}

export const Line: Story = {}

export const Circle: Story = { args: { className: 'size-14 rounded-full' } }
