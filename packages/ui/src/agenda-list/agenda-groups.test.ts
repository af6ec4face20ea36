import { describe, expect, it } from 'vitest'
import { sampleEntries } from '../testing/sample-entries'
import { agendaGroups } from './agenda-groups'

const summary = (today?: string, month = 0) =>
  agendaGroups(2026, month, sampleEntries, today).map(({ heading, days }) => [
    heading,
    ...days.map(({ date, entries }) => `${date.slice(8)} ${entries.map(({ id }) => id).join(' ')}`),
  ])

describe('agendaGroups', () => {
  it('separates what is past, what is today and what comes next', () => {
    expect(summary('2026-01-14')).toEqual([
      ['Past', '01 new-year', '05 stock', '09 tools', '12 open'],
      ['Today', '14 course'],
      ['Next, tomorrow', '15 exam visit', '29 works'],
    ])
  })

  it('lists an entry that still runs under today, and says how far the next one is', () => {
    expect(summary('2026-01-17').slice(1)).toEqual([
      ['Today', '17 course'],
      ['Next, in 12 days', '29 works'],
    ])
  })

  it('has a group for today without entries, and no other empty group', () => {
    expect(summary('2026-02-20', 1)).toEqual([
      ['Past', '01 works'],
      ['Today', '20 '],
    ])
  })

  it('is one group in another month', () => {
    expect(summary('2026-03-01', 1)).toEqual([[null, '01 works']])
    expect(summary(undefined, 1)).toEqual([[null, '01 works']])
  })
})
