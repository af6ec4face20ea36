import { expect } from 'vitest'
import { sampleEntries } from '../calendar/sample-entries'
import { NATIVE, type Conformance } from '../conformance/conformance'
import { YearStrip } from './year-strip'

export const conformance: Conformance = {
  component: 'YearStrip',
  pattern: NATIVE.text,
  render: (forwarded) => (
    <YearStrip
      {...forwarded}
      label="Months"
      months={[
        { year: 2026, month: 0, entries: sampleEntries, shown: true },
        { year: 2026, month: 1, entries: [], current: true },
      ]}
      renderLink={({ month }, { children, ...link }) => (
        <a href={`#${month}`} {...link}>
          {children}
        </a>
      )}
    />
  ),
  root: '[data-slot="year-strip"]',
  name: { role: 'navigation', name: 'Months' },
  keyboard: [
    {
      does: 'Tab moves between the months',
      run: async ({ user, page }) => {
        await user.tab()
        await user.tab()
        await expect.element(page.getByRole('link', { name: 'Feb 2026, no events' })).toHaveFocus()
      },
    },
  ],
}
