import { expect } from 'vitest'
import { Button } from '../button/button'
import { apg, type Conformance } from '../conformance/conformance'
import { Tooltip, TooltipProvider } from './tooltip'

export const conformance: Conformance = {
  component: 'Tooltip',
  pattern: apg('Tooltip', 'tooltip'),
  render: (forwarded) => (
    <Tooltip {...forwarded} content="Opens in a new tab" defaultOpen>
      <Button>Manual</Button>
    </Tooltip>
  ),
  root: '[data-slot="tooltip"]',
  name: { role: 'tooltip', name: 'Opens in a new tab' },
  keyboard: [
    {
      does: 'Tab to its element shows it, Escape hides it',
      run: async ({ user, page }) => {
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
        await user.tab()
        await expect
          .element(page.getByRole('button'))
          .toHaveAccessibleDescription('Opens in a new tab')
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
      },
    },
  ],
}

export const provider: Conformance = {
  component: 'TooltipProvider',
  pattern: apg('Tooltip', 'tooltip'),
  render: () => (
    <TooltipProvider>
      <Button>Manual</Button>
    </TooltipProvider>
  ),
  exempt: ['ref', 'className', 'other props'],
  root: '[data-slot="button"]',
  name: 'It renders only what is inside it.',
  keyboard: [],
}
