import { expect, it } from 'vitest'
import { fixedZone, momentAt, momentIn, momentOf } from './team-moment'

it.each([
  ['Asia/Manila', '2026-11-24T01:00:00.000Z', 'Nov 24, 2026, 9:00 AM'],
  ['America/New_York', '2026-11-24T01:00:00.000Z', 'Nov 23, 2026, 8:00 PM'],
  ['UTC', '2026-12-31T00:05:59.999Z', 'Dec 31, 2026, 12:05 AM'],
])('writes a moment by the clocks of %s: %s is %s', (zone, at, text) => {
  expect(momentIn(zone, at, 12)).toBe(text)
})

it.each([
  ['2026-08-17T17:05:00.000Z', 'Aug 17, 2026, 17:05'],
  ['2026-08-17T00:05:00.000Z', 'Aug 17, 2026, 00:05'],
])('writes a moment by a clock of 24 hours: %s is %s', (at, text) => {
  expect(momentIn('UTC', at, 24)).toBe(text)
})

it.each([
  ['Asia/Manila', '2026-11-24T09:00', '2026-11-24T01:00:00.000Z'],
  ['Asia/Manila', '2026-11-24T00:00', '2026-11-23T16:00:00.000Z'],
  ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01T00:59', '2026-11-01T04:59:00.000Z'],
  ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-24T09:00', '2026-11-24T03:30:00.000Z'],
])('knows when the clocks of %s show %s: %s', (zone, shown, at) => {
  expect(momentAt(zone, shown).toISOString()).toBe(at)
})

it.each([
  ['a time that the clocks skip', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['a time that they show twice', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('knows a moment for %s', (_what, shown, at) => {
  expect(momentAt('America/New_York', shown).toISOString()).toBe(at)
})

it.each([
  ['Asia/Manila', '2026-11-24T01:00', 'Etc/GMT-8'],
  ['America/New_York', '2026-07-01T00:00', 'Etc/GMT+4'],
  ['America/New_York', '2026-12-01T00:00', 'Etc/GMT+5'],
  ['UTC', '2026-12-01T00:00', 'UTC'],
  ['Europe/Nowhere', '2026-12-01T00:00', 'UTC'],
])('writes the present hour of %s at %s as %s', (zone, at, fixed) => {
  expect(fixedZone(zone, Date.parse(`${at}Z`))).toBe(fixed)
})

it.each([
  ['Asia/Manila', '2026-12-01', '2026-12-01T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-01', '2026-12-01T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-12-01', '2026-12-01T08:00:00.000Z'],
  ['Asia/Manila', '1800-01-01', '1800-01-01T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
])('knows a moment of the day in %s for %s', (zone, date, at) => {
  expect(momentOf(zone, date)).toBe(at)
})
