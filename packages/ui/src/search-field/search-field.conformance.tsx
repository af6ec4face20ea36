import { expect, vi } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { SearchField } from './search-field'

const onSearch = vi.fn()

export const conformance: Conformance = {
  component: 'SearchField',
  pattern: apg('Landmarks (search)', 'landmarks'),
  render: (forwarded) => <SearchField {...forwarded} label="Search orders" onSearch={onSearch} />,
  root: '[data-slot="search-field"]',
  control: '[data-slot="search-field"] input',
  name: { role: 'searchbox', name: 'Search orders' },
  keyboard: [
    {
      does: 'Enter searches; Tab moves to the clear button, which clears the text and restores the focus',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('boots{Enter}')
        expect(onSearch).toHaveBeenLastCalledWith('boots')
        await user.tab()
        await user.keyboard('{Enter}')
        expect(onSearch).toHaveBeenLastCalledWith('')
        await expect.element(page.getByRole('searchbox')).toHaveFocus()
      },
    },
  ],
}
