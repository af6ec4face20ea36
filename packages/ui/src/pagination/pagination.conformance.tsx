import { expect, vi } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Pagination } from './pagination'

const onPageChange = vi.fn()

export const conformance: Conformance = {
  component: 'Pagination',
  pattern: apg('Landmarks (navigation)', 'landmarks'),
  render: (forwarded) => (
    <Pagination {...forwarded} page={1} items={[1, 2, 'gap', 9]} onPageChange={onPageChange} />
  ),
  root: '[data-slot="pagination"]',
  name: { role: 'navigation', name: 'Pagination' },
  keyboard: [
    {
      does: 'Tab moves between the enabled buttons, Enter opens a page',
      run: async ({ user }) => {
        await user.tab()
        await user.tab()
        await user.keyboard('{Enter}')
        expect(onPageChange).toHaveBeenLastCalledWith(2)
      },
    },
  ],
}
