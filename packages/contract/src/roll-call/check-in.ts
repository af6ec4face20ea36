import * as z from 'zod/mini'
import { timeOutput } from '../base/dates'
import { maxLength, requiredText } from '../base/text'
import { admin, body, byId, conflict, memberLimited } from '../procedure-builders'
import { longestLateness, meetingMarks } from '../rules/judge'

const minute = 60_000

/** How long before its start a meeting takes the first check-in, in minutes. */
const earliness = 15

export const checkInDigits = 6

/** How long a code is shown, in seconds; it is accepted for as long again. */
export const checkInSeconds = 30

export const checkInMessages = {
  missing: 'Please enter the six digits.',
  wrong: 'This is not the code of this meeting.',
  ranOut: 'This code has run out. Enter the six digits that are shown now.',
  early: `You can check in from ${earliness} minutes before the start.`,
  over: 'It is too late to check in.',
} as const

/** Whether check-in is not open yet, open or over at a moment. */
export const checkInState = (startsAt: string, now: number): 'early' | 'open' | 'over' => {
  const late = now - Date.parse(startsAt)
  if (late < -earliness * minute) return 'early'
  return late > longestLateness * minute ? 'over' : 'open'
}

/** The mark of somebody who checks in at a moment: late from the first whole minute on. */
export const markAt = (startsAt: string, now: number) => {
  const minutes = Math.floor((now - Date.parse(startsAt)) / minute)
  return minutes < 1
    ? ({ mark: 'present', minutes: null } as const)
    : ({ mark: 'late', minutes } as const)
}

export const checkInForm = body({ code: requiredText(checkInMessages.missing, maxLength.code) })

/** The member's mark after the check-in, or the one that an admin or an excuse had given before. */
const checkedIn = z.object({ mark: z.enum(meetingMarks), minutes: z.nullable(z.int()) })

export type CheckedIn = z.infer<typeof checkedIn>

const checkInCode = z.object({ code: z.string(), until: timeOutput })

export type CheckInCode = z.infer<typeof checkInCode>

const path = '/rollcall/meeting/{id}'

export const checkInContract = {
  checkIn: memberLimited
    .post(`${path}/check-in`, 'Check in at a meeting by the code that is shown there')
    .errors(conflict)
    .input(z.extend(byId, { body: checkInForm }))
    .output(checkedIn),
  code: admin
    .get(`${path}/code`, 'The code to check in with, and until when it is shown')
    .input(byId)
    .output(checkInCode),
}
