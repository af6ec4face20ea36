import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Tile } from './tile'

export const conformance: Conformance = {
  component: 'Tile',
  pattern: apg('Link', 'link'),
  render: (forwarded) => (
    <Tile {...forwarded} asChild interactive>
      <a href="#manual">Manual</a>
    </Tile>
  ),
  root: '[data-slot="tile"]',
  asChild: (forwarded) => (
    <Tile {...forwarded} asChild>
      <a href="#child">Child</a>
    </Tile>
  ),
  name: { role: 'link', name: 'Manual' },
  keyboard: [
    {
      does: 'Tab moves to a linked tile once',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('link')).toHaveFocus()
      },
    },
  ],
}
