import * as z from 'zod/mini'
import type { Ladder } from './numbers'

export const meetingMarks = ['present', 'late', 'absent', 'excused'] as const

export const todoMarks = ['delivered', 'missed', 'excused'] as const

export const marks = [...new Set([...meetingMarks, ...todoMarks])]

export type Mark = (typeof meetingMarks)[number] | (typeof todoMarks)[number]

export const countedKinds = ['lateness', 'absence', 'warning'] as const

export type CountedKind = (typeof countedKinds)[number]

export const outcome = z.object({ fee: z.number(), counts: z.enum(countedKinds) })

export type Outcome = z.infer<typeof outcome>

/** The longest lateness that can be entered, in minutes. */
export const longestLateness = 600

const judgeLateness = (minutes: number, numbers: Ladder): Outcome | null => {
  if (minutes < 1) return null
  if (minutes <= numbers.lateTo) return { fee: numbers.lateFee, counts: 'lateness' }
  if (minutes <= numbers.veryLateTo) return { fee: numbers.veryLateFee, counts: 'lateness' }
  return { fee: numbers.absenceFee, counts: 'absence' }
}

/**
 * Judges a mark by the rules' numbers.
 *
 * @param minutes - how late somebody was; ignored unless the mark is `late`
 * @returns null where nothing is recorded
 */
export const judge = (
  mark: Mark,
  minutes: number | null | undefined,
  numbers: Ladder,
): Outcome | null => {
  if (mark === 'late') return judgeLateness(minutes ?? 0, numbers)
  if (mark === 'absent') return { fee: numbers.absenceFee, counts: 'absence' }
  return mark === 'missed' ? { fee: 0, counts: 'warning' } : null
}
