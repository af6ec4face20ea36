import { expect, vi } from 'vitest'
import { sampleEntries } from '../calendar/sample-entries'
import { apg, type Conformance } from '../conformance/conformance'
import { AgendaList } from './agenda-list'

const onSelect = vi.fn()

export const conformance: Conformance = {
  component: 'AgendaList',
  pattern: apg('Disclosure', 'disclosure'),
  render: (forwarded) => (
    <AgendaList {...forwarded} year={2026} month={0} entries={sampleEntries} onSelect={onSelect} />
  ),
  root: '[data-slot="agenda-list"]',
  name: { role: 'list', name: 'January 2026' },
  keyboard: [
    {
      does: 'Tab moves between the entries, Enter opens their details',
      run: async ({ user }) => {
        await user.tab()
        await user.tab()
        await user.keyboard('{Enter}')
        expect(onSelect).toHaveBeenLastCalledWith('stock')
      },
    },
  ],
}
