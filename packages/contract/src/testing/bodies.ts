import type { Schema } from '@orpc/contract'
import { expect, it } from 'vitest'
import { errorsOf } from './input'

/** `missing` is the message for an absent text, `max` its largest length in UTF-16 units. */
export interface TextField {
  field: string
  missing: string
  max: number
}

/** Tests that a form refuses a missing, a blank and a too long text with a message, under its field only. */
export const rejectsBadTexts = (
  schema: Schema<unknown, unknown> | undefined,
  valid: Record<string, unknown>,
  { field, missing, max }: TextField,
) => {
  it.each([
    [undefined, missing],
    [' ', missing],
    ['a'.repeat(max + 1), `Please use at most ${max} characters.`],
  ])(`rejects %j as ${field}`, (value, message) => {
    expect(errorsOf(schema, { ...valid, [field]: value })).toEqual({ [field]: message })
  })
}
