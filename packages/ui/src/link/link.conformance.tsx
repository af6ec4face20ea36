import { expect, vi } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Link } from './link'

const onClick = vi.fn()

export const conformance: Conformance = {
  component: 'Link',
  pattern: apg('Link', 'link'),
  render: (passed) => (
    <Link {...passed} href="#guide" onClick={onClick}>
      Read the guide
    </Link>
  ),
  root: '[data-slot="link"]',
  asChild: (passed) => (
    <Link {...passed} asChild>
      <a href="#child">Child</a>
    </Link>
  ),
  name: { role: 'link', name: 'Read the guide' },
  keyboard: [
    {
      does: 'Enter follows it',
      run: async ({ user }) => {
        onClick.mockClear()
        await user.tab()
        await user.keyboard('{Enter}')
        expect(onClick).toHaveBeenCalledOnce()
      },
    },
  ],
}
