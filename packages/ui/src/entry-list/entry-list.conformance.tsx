import { sampleEntries } from '../calendar/sample-entries'
import { NATIVE, type Conformance } from '../conformance/conformance'
import { EntryList } from './entry-list'

export const conformance: Conformance = {
  component: 'EntryList',
  pattern: NATIVE.text,
  render: (forwarded) => (
    <EntryList {...forwarded} label="January" entries={sampleEntries} today="2026-01-10" />
  ),
  root: '[data-slot="entry-list"]',
  name: { role: 'list', name: 'January' },
  keyboard: 'it has no focusable elements but those it is given',
}
