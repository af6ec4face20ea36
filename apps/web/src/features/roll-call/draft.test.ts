import { specifiedLadder } from '@tropa/contract/testing/rules-numbers'
import type { RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { describe, expect, it } from 'vitest'
import {
  canBeSaved,
  changesToSave,
  countRecords,
  draftOf,
  isShown,
  outcomeOf,
  unsavedOf,
  whatIsMissing,
  type DraftMark,
} from './draft'

const row = (userId: string, more: Partial<RollCallRow> = {}): RollCallRow => ({
  userId,
  username: userId,
  mark: null,
  minutes: null,
  excuse: null,
  outcome: null,
  ...more,
})

const excused = row('kim', {
  mark: 'excused',
  excuse: { _id: 'x', state: 'accepted', reason: 'Ill.' },
})
const rows = [row('ada'), row('ben'), excused]

const typed = (ada: Partial<DraftMark>, ben: Partial<DraftMark>) =>
  new Map([
    ['ada', { mark: '', minutes: '', ...ada } as const],
    ['ben', { mark: '', minutes: '', ...ben } as const],
  ])

describe('a draft', () => {
  it('is saved without incomplete marks and those an excuse has settled', () => {
    expect(changesToSave(rows, typed({ mark: 'present' }, { mark: 'late' }))).toEqual([
      { userId: 'ada', mark: 'present', was: null },
    ])
    const draft = typed({ mark: 'late', minutes: '12' }, { mark: 'late', minutes: '601' })
    expect(changesToSave(rows, draft)).toEqual([
      { userId: 'ada', mark: 'late', was: null, minutes: 12 },
    ])
  })

  it('is shown while the server has just these marks', () => {
    const late = row('ada', { mark: 'late', minutes: 7 })
    const shown = draftOf([late, row('ben'), excused], new Map())
    expect(isShown([late, row('ben'), excused], shown)).toBe(true)
    for (const other of [{ minutes: 8 }, { mark: 'absent', minutes: null }] as const) {
      expect(isShown([{ ...late, ...other }, row('ben'), excused], shown)).toBe(false)
    }
    expect(isShown([late, row('ben', { mark: 'present' }), excused], shown)).toBe(false)
    expect(isShown([late, excused], shown)).toBe(false)
  })

  it('keeps what another admin has marked beside what was typed', () => {
    const stored = [row('ada', { mark: 'present' }), row('ben', { mark: 'absent' })]
    const edits = new Map([['ada', { mark: 'late', minutes: '7' } as const]])
    expect([...draftOf(stored, edits).values()]).toEqual([
      { mark: 'late', minutes: '7' },
      { mark: 'absent', minutes: '' },
    ])
  })

  it('is unsaved until the server has the same', () => {
    const edits = new Map([['ada', { mark: 'late', minutes: '7' } as const]])
    const isUnsaved = (mark: RollCallRow['mark'], minutes: number | null) =>
      unsavedOf([row('ada', { mark, minutes })], edits).size === 1
    expect(isUnsaved('late', 7)).toBe(false)
    expect(isUnsaved('late', 17)).toBe(true)
    expect(isUnsaved(null, null)).toBe(true)
  })

  it('removes no saved mark for one that is incomplete', () => {
    const stored = [row('ada', { mark: 'absent' })]
    const edits = typed({ mark: 'late' }, {})
    expect(changesToSave(stored, edits)).toEqual([])
    expect(draftOf(stored, edits).get('ada')?.mark).toBe('late')
    expect([canBeSaved(edits), canBeSaved(typed({ mark: 'absent' }, {}))]).toEqual([false, true])
  })

  it('gives way to an accepted excuse', () => {
    const edits = new Map([['kim', { mark: 'absent', minutes: '' } as const]])
    expect(draftOf([excused], edits).get('kim')?.mark).toBe('excused')
    expect(unsavedOf([excused], edits).size).toBe(0)
  })

  it('shows what the server has judged while the numbers are unknown', () => {
    const outcome = { fee: 50, counts: 'lateness' } as const
    const late = row('ada', { mark: 'late', minutes: 12, outcome })
    expect(outcomeOf(late, draftOf([late], new Map()), undefined)).toEqual(outcome)
    expect(outcomeOf(late, typed({ mark: 'late', minutes: '3' }, {}), undefined)).toBeNull()
  })

  it('gives a mark to everybody else without taking one from anybody', () => {
    const stored = [row('ada', { mark: 'absent' }), row('ben')]
    const present = { mark: 'present', minutes: '', isForOthers: true } as const
    const edits = new Map([
      ['ada', present],
      ['ben', present],
    ])
    expect(changesToSave(stored, edits)).toEqual([{ userId: 'ben', mark: 'present', was: null }])
    expect([...unsavedOf(stored, edits).keys()]).toEqual(['ben'])
  })

  it('counts a record for everybody who is late, absent or has missed', () => {
    expect(countRecords(typed({ mark: 'late', minutes: '1' }, { mark: 'absent' }))).toBe(2)
    expect(countRecords(typed({ mark: 'missed' }, { mark: 'delivered' }))).toBe(1)
    expect(countRecords(typed({ mark: 'present' }, { mark: 'excused' }))).toBe(0)
  })

  it.each([
    ['', null],
    ['0', null],
    ['4', { fee: 20, counts: 'lateness' }],
    ['5', { fee: 50, counts: 'lateness' }],
    ['31', { fee: 100, counts: 'absence' }],
    ['x', null],
  ])('shows the fee of %j minutes as they are typed', (minutes, outcome) => {
    const draft = typed({ mark: 'late', minutes }, {})
    expect(outcomeOf(row('ada'), draft, specifiedLadder)).toEqual(outcome)
  })

  it('says what is missing before it can be closed', () => {
    const draftWith = (ada: Partial<DraftMark>, ben: Partial<DraftMark>) =>
      draftOf(rows, typed(ada, ben))
    expect(whatIsMissing(rows, rows, draftWith({}, { mark: 'late' }))).toBe('2 have no mark yet.')
    const asking = row('ben', {
      mark: 'absent',
      excuse: { _id: 'x', state: 'open', reason: 'Ill.' },
    })
    expect(whatIsMissing([], [asking], draftOf([asking], new Map()))).toBe(
      '1 excuse waits for a decision.',
    )
    expect(whatIsMissing(rows, rows, draftWith({ mark: 'absent' }, { mark: 'present' }))).toBe('')
  })
})
