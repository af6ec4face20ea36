import { describe, expect, it } from 'vitest'
import { acknowledgedTime, capitalise } from './format'

const lateEvening = '2026-08-17T17:05:00.000Z'

describe('acknowledgedTime', () => {
  it('shows an acknowledgement as Mon D, h:mmam/pm', () => {
    expect(acknowledgedTime(lateEvening, 'Asia/Manila', 12)).toBe('Aug 18, 1:05am')
    expect(acknowledgedTime(lateEvening, 'Asia/Manila', 24)).toBe('Aug 18, 01:05')
    expect(acknowledgedTime('2026-01-02T04:00:00.000Z', 'Asia/Manila', 12)).toBe('Jan 2, 12:00pm')
    expect(acknowledgedTime('2026-01-01T16:00:00.000Z', 'Asia/Manila', 12)).toBe('Jan 2, 12:00am')
  })
})

describe('capitalise', () => {
  it('capitalises the first letter only', () => {
    expect(capitalise('ana maria')).toBe('Ana maria')
    expect(capitalise('ñino')).toBe('Ñino')
    expect(capitalise('')).toBe('')
  })
})
