import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThemeToggle } from './theme-toggle'

const meta = {
  title: 'Navigation/ThemeToggle',
  component: ThemeToggle,
} satisfies Meta<typeof ThemeToggle>

export default meta
type Story = StoryObj<typeof meta>

export const AsTheSystem: Story = {}

/** The choice is set on the page and stored; `System` removes it. */
export const Choosing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const page = document.documentElement
    const before = page.dataset.theme
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(page.dataset.theme).toBe('dark')
    await expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(canvas.getByRole('radio', { name: 'Same as the system' }))
    await expect(page.dataset.theme).toBeUndefined()
    await expect(localStorage.getItem('theme')).toBeNull()
    if (before) page.dataset.theme = before
  },
}
