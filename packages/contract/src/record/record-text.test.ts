import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedKinds } from '../rules/judge'
import { countsText, kindInStatus, statusText, violationText } from './record-text'

const anyTitle = fc.string({
  unit: fc.constantFrom('a', ' ', '\n', '\r\n', '😀', '\ud800'),
  maxLength: 120,
})

describe('violationText', () => {
  it.each([
    ['lateness', 12, '12 minutes late to Stand-up'],
    ['lateness', 1, '1 minute late to Stand-up'],
    ['absence', null, 'Absent from Stand-up'],
    ['absence', 45, 'Absent from Stand-up'],
    ['warning', null, 'Missed Stand-up'],
  ] as const)('tells of a %s', (counts, minutes, text) => {
    expect(violationText(counts, 'Stand-up', minutes)).toBe(text)
  })

  it('fits in a record and is text, however long and strange the title', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countedKinds),
        fc.oneof(fc.constant('😀'.repeat(60)), anyTitle),
        (counts, title) => {
          const text = violationText(counts, title.toWellFormed(), 600)
          expect(text.length).toBeLessThanOrEqual(120)
          expect(text.isWellFormed()).toBe(true)
          expect(text).not.toContain('\n')
        },
      ),
    )
  })
})

describe('statusText', () => {
  it.each([
    ['lateness', 2, '2 lateness'],
    ['absence', 1, '1 absence(s)'],
    ['warning', 1, '1 warning(s)'],
  ] as const)('counts each %s', (counts, number, text) => {
    expect(statusText(counts, number)).toBe(text)
    expect(kindInStatus(text)).toBe(counts)
  })
})

describe('countsText', () => {
  it.each([
    ['1 absence(s)', 'Counts as an absence'],
    ['2 lateness', 'Counts as a lateness'],
    ['1 Warning', 'Counts as a warning'],
    ['warning', 'Counts for nothing'],
    ['Late 10 min', 'Counts for nothing'],
  ])('says of %j: %s', (status, text) => {
    expect(countsText(status)).toBe(text)
  })
})

describe('kindInStatus', () => {
  it.each([
    ['3 Absences', 'absence'],
    ['1 warning', 'warning'],
    ['pending', undefined],
    ['no lateness', undefined],
    ['', undefined],
  ])('finds in %j the kind %s', (status, kind) => {
    expect(kindInStatus(status)).toBe(kind)
  })
})
