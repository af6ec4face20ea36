import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { ThemeToggle } from './theme-toggle'

export const conformance: Conformance = {
  component: 'ThemeToggle',
  pattern: apg('Radio group', 'radio'),
  render: (forwarded) => <ThemeToggle {...forwarded} />,
  root: '[data-slot="theme-toggle"]',
  name: { role: 'radiogroup', name: 'Theme' },
  keyboard: [
    {
      does: 'the arrows change the theme of the page',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('{ArrowRight}')
        await expect.element(page.getByRole('radio', { name: 'Light' })).toBeChecked()
        expect(document.documentElement.dataset.theme).toBe('light')
        await user.keyboard('{ArrowLeft}')
        expect(document.documentElement.dataset.theme).toBeUndefined()
      },
    },
  ],
}
