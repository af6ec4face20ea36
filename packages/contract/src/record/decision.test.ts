import { describe, expect, it } from 'vitest'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'
import { canStep, isCounted, canBeDisputed, recordStates } from './decision'
import { decisionForm } from '../standing/standing'

describe('canStep', () => {
  it('allows a dispute, a decision about it, a withdrawal and a settlement, and no other step', () => {
    const allowed = recordStates.flatMap((from) =>
      recordStates.filter((to) => canStep(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(allowed).toEqual([
      'open → disputed',
      'open → withdrawn',
      'open → settled',
      'disputed → upheld',
      'disputed → withdrawn',
      'upheld → settled',
    ])
  })
})

describe('isCounted', () => {
  it('leaves out what was withdrawn', () => {
    expect(recordStates.filter((state) => !isCounted(state))).toEqual(['withdrawn'])
  })
})

describe('canBeDisputed', () => {
  const date = '2026-08-01T09:00:00.000Z'

  it.each([
    ['2026-08-01T09:00:00.000Z', true],
    ['2026-08-08T09:00:00.000Z', true],
    ['2026-08-08T09:00:00.001Z', false],
  ])('says at %s %s', (now, expected) => {
    expect(canBeDisputed(date, now)).toBe(expected)
  })
})

describe('decisionForm', () => {
  it.each(rows([{ state: 'settled' }, { state: 'upheld', answer: 'You were seen.' }]))(
    'accepts %j',
    (body) => {
      expect(accepted(decisionForm, body)).toEqual(body)
    },
  )

  it.each(rows([{}, { state: 'open' }, { state: 'disputed' }, { state: null }]))(
    'rejects %j',
    (body) => {
      expect(Object.keys(errorsOf(decisionForm, body))).toEqual(['state'])
    },
  )
})
