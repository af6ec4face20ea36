import { expect, it } from 'vitest'
import { tooManyUntil } from './too-many-attempts'

it.each([
  [1, 'in 1 minute.'],
  [61, 'in 2 minutes.'],
  [24 * 3600, 'in 24 hours.'],
])('A refusal for %d seconds says when to try again: %s', (seconds, when) => {
  expect(tooManyUntil(seconds)).toBe(`Too many attempts. Please try again ${when}`)
})
