import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Tile } from './tile'

export const conformance: Conformance = {
  component: 'Tile',
  pattern: apg('Link', 'link'),
  render: (passed) => (
    <Tile {...passed} asChild interactive>
      <a href="#manual">Manual</a>
    </Tile>
  ),
  root: '[data-slot="tile"]',
  asChild: (passed) => (
    <Tile {...passed} asChild>
      <a href="#child">Child</a>
    </Tile>
  ),
  name: { role: 'link', name: 'Manual' },
  keyboard: [
    {
      does: 'all of it is one Tab stop',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('link')).toHaveFocus()
      },
    },
  ],
}
