import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inFrame } from '../testing/in-frame'
import { FloatingBarMenu, FloatingBarMenuItem } from '../floating-bar-menu/floating-bar-menu'
import { FloatingBar, FloatingBarItem } from './floating-bar'

const meta = {
  title: 'Navigation/FloatingBar',
  component: FloatingBar,
  subcomponents: { FloatingBarItem },
  parameters: { layout: 'fullscreen' },
  args: { 'aria-label': 'Main' },
  render: (args) => (
    <FloatingBar {...args}>
      <FloatingBarItem href="#start">Start</FloatingBarItem>
      <FloatingBarItem href="#shop" aria-current="page">
        Shop
      </FloatingBarItem>
      <FloatingBarItem href="#repairs">Repairs</FloatingBarItem>
      <FloatingBarItem href="#contact">Contact</FloatingBarItem>
      <FloatingBarMenu label="More places">
        <FloatingBarMenuItem href="#hours">Opening hours</FloatingBarMenuItem>
      </FloatingBarMenu>
    </FloatingBar>
  ),
  decorators: (Story) => (
    <>
      <div className="mx-auto grid max-w-text gap-4 p-6">
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            The bar floats over the page without covering its end: the page keeps room for it, and
            what is scrolled to stops above it.
          </p>
        ))}
      </div>
      <Story />
    </>
  ),
} satisfies Meta<typeof FloatingBar>

export default meta
type Story = StoryObj<typeof meta>

export const OnAPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page')
    window.scrollTo(0, document.documentElement.scrollHeight)
    const last = canvas.getAllByText(/^The bar floats/).at(-1)
    const bar = canvas.getByRole('link', { name: 'Shop' })
    await waitFor(() =>
      expect(last?.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    )
  },
}

/** On a small phone it still fits on one line. */
export const OnPhone: Story = {
  parameters: inFrame(400),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('link')
    const tops = new Set(items.map((item) => item.getBoundingClientRect().top))
    await expect(tops.size).toBe(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
