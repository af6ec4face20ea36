import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb/breadcrumb'
import { Button } from '../button/button'
import { Card } from '../card/card'
import { Page } from './page'

const meta = {
  title: 'Surfaces/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Orders',
    lead: 'Everything that was ordered this year.',
    children: <Card>What the page is about</Card>,
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  },
}

/** For reading: lines of at most 68 characters. */
export const Text: Story = { args: { width: 'text' } }

export const Form: Story = { args: { width: 'form' } }

/** A screen below the start screen, with one main action. */
export const BelowAnother: Story = {
  args: {
    above: (
      <Breadcrumb>
        <BreadcrumbItem href="#start">Start</BreadcrumbItem>
        <BreadcrumbItem current>Orders</BreadcrumbItem>
      </Breadcrumb>
    ),
    actions: <Button>New order</Button>,
  },
}
