import { stringify } from 'csv-stringify/sync'
import { columns } from './read-csv'
import type { StoredEvent } from './stored-events'

/**
 * Events as a spreadsheet that the import recognises by their ids. Texts that a spreadsheet would take for
 * a formula begin with an apostrophe.
 */
export const eventsToCsv = (events: readonly StoredEvent[]): string =>
  stringify(
    events.map(({ audience, ...event }) => ({
      ...event,
      audience: audience.length === 0 ? 'everyone' : audience.join(', '),
    })),
    { header: true, columns: [...columns], bom: true, escape_formulas: true },
  )
