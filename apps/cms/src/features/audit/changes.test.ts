import { describe, expect, it } from 'vitest'
import { changedFields } from './changes'

const namesOf = (before: unknown, after: unknown) =>
  changedFields(['title'], {
    data: {},
    doc: { title: after },
    previousDoc: { title: before },
  })

describe('the changed fields', () => {
  it.each([
    ['a text that begins like a time', '2026-01-01T pay 5 pesos', '2099-99-99T pay 5,000 pesos'],
    ['a day that does not exist', '2026-99-98', '2026-99-99'],
    ['a time', '2026-01-01T10:00:00.000Z', '2026-01-01T10:00:01.000Z'],
    ['an emptied text', 'Report', ''],
  ])('name %s', (_what, before, after) => expect(namesOf(before, after)).toEqual(['title']))

  it.each([
    ['a day and its first moment', '2026-01-01', '2026-01-01T00:00:00.000Z'],
    ['a time with an offset', '2026-01-01T10:00:00+08:00', '2026-01-01T02:00:00.000Z'],
    ['a time and its date', '2026-01-01T10:00:00.000Z', new Date('2026-01-01T10:00:00.000Z')],
    ['nothing and an empty text', null, ''],
  ])('leave out %s', (_what, before, after) => expect(namesOf(before, after)).toEqual([]))
})
