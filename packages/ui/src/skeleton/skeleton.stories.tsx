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
    <SkeletonGroup label="Loading orders" className="grid w-96 max-w-full gap-3 sm:grid-cols-2">
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

/** The shapes of what will appear: a picture and two lines. */
export const DoKeepTheShape: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  render: () => (
    <SkeletonGroup label="Loading members" className="flex w-80 max-w-full items-center gap-3">
      <Skeleton className="size-10 rounded-full" />
      <div className="grid grow gap-2">
        <Skeleton className="w-1/2" />
        <Skeleton className="w-4/5" />
      </div>
    </SkeletonGroup>
  ),
}

/** One block for everything: what appears is of another size, and the page jumps. */
export const DontUseOneBlock: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  args: { className: 'h-32 w-80 max-w-full' },
}
