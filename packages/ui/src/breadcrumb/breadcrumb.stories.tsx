import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb, BreadcrumbItem } from './breadcrumb'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem },
  render: (args) => (
    <Breadcrumb {...args}>
      <BreadcrumbItem href="#start">Start</BreadcrumbItem>
      <BreadcrumbItem href="#orders">Orders</BreadcrumbItem>
      <BreadcrumbItem current>Order 1042</BreadcrumbItem>
    </Breadcrumb>
  ),
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Order 1042')).toHaveAttribute('aria-current', 'page')
  },
}
