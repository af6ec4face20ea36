import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button'
import { Card } from '../card/card'
import { inFrame } from '../testing/in-frame'
import { Page } from './page'

const meta = {
  title: 'Surfaces/Page',
  component: Page,
  parameters: { layout: 'fullscreen', ...inFrame(320) },
  args: {
    title: 'Orders',
    lead: 'Everything that was ordered this year.',
    actions: <Button>New order</Button>,
    children: <Card>What the page is about</Card>,
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  },
}

/** The title is the name of the screen, and one action comes before the others. */
export const DoNameTheScreen: Story = {
  tags: ['!dev', '!autodocs', 'do'],
}

/** The title greets instead of naming the screen, and no action comes first. */
export const DontGreet: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  args: {
    title: 'Welcome back!',
    lead: undefined,
    actions: (
      <>
        <Button>New order</Button>
        <Button>New customer</Button>
        <Button>Print</Button>
      </>
    ),
  },
}
