import { expect, vi } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Link } from './link'

const onClick = vi.fn()

export const conformance: Conformance = {
  component: 'Link',
  pattern: apg('Link', 'link'),
  render: (forwarded) => (
    <Link {...forwarded} href="#guide" onClick={onClick}>
      Read the guide
    </Link>
  ),
  root: '[data-slot="link"]',
  asChild: (forwarded) => (
    <Link {...forwarded} asChild>
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
