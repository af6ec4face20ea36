import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { toast } from '../toast/toast'
import { Toaster } from './toaster'

export const conformance: Conformance = {
  component: 'Toaster',
  pattern: apg('Alert (politely)', 'alert'),
  render: () => <Toaster />,
  exempt: ['ref', 'className', 'other props'],
  root: '[aria-live="polite"]',
  name: { role: 'region', name: 'Notifications alt+T' },
  keyboard: [
    {
      does: 'Alt+T moves to the toasts, Tab to the button that dismisses one',
      run: async ({ user, page }) => {
        toast('Draft saved', { duration: 60_000 })
        await expect.element(page.getByText('Draft saved')).toBeVisible()
        await user.keyboard('{Alt>}t{/Alt}')
        await user.tab()
        await user.tab()
        await user.keyboard('{Enter}')
        await expect.element(page.getByText('Draft saved')).not.toBeInTheDocument()
      },
    },
  ],
}
