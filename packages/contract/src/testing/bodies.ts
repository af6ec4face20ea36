import type { Schema } from '@orpc/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accepted, errorsOf } from './input'
import { anyText, blanks, nonTexts, rows } from './texts'

/** `missing` is the message for an absent text, `max` its largest length in UTF-16 units. */
export interface TextField {
  field: string
  missing: string
  max: number
}

/** Tests that every invalid value of a text field gives one message, under that field only. */
export const rejectsBadTexts = (
  schema: Schema<unknown, unknown> | undefined,
  valid: Record<string, unknown>,
  { field, missing, max }: TextField,
) => {
  it(`rejects a body without ${field}`, () => {
    const rest = Object.entries(valid).filter(([name]) => name !== field)
    expect(errorsOf(schema, Object.fromEntries(rest))).toEqual({ [field]: missing })
  })

  it.each(rows([...nonTexts, ...blanks]))(`rejects %j as ${field}`, (value) => {
    expect(errorsOf(schema, { ...valid, [field]: value })).toEqual({ [field]: missing })
  })

  it(`rejects more than ${max} UTF-16 units as ${field}`, () => {
    const tooLong = { [field]: `Please use at most ${max} characters.` }
    expect(errorsOf(schema, { ...valid, [field]: 'a'.repeat(max + 1) })).toEqual(tooLong)
    expect(errorsOf(schema, { ...valid, [field]: '😀'.repeat(max / 2) + 'a' })).toEqual(tooLong)
  })

  it(`rejects malformed text as ${field}`, () => {
    const notText = { [field]: 'Please remove the characters that are not text.' }
    expect(errorsOf(schema, { ...valid, [field]: 'abcdef\0' })).toEqual(notText)
    expect(errorsOf(schema, { ...valid, [field]: 'abcdef\ud800' })).toEqual(notText)
  })
}

/** Tests that a body must be an object, and that its fields are its own. */
export const rejectsNonObjects = (
  schema: Schema<unknown, unknown> | undefined,
  valid: Record<string, unknown>,
) => {
  it.each(rows([undefined, null, 5, true, 'text', [], [valid]]))(
    'rejects %j instead of an object',
    (input) => {
      expect(errorsOf(schema, input)).toEqual({ body: 'Please check the fields.' })
    },
  )

  it('ignores the fields of a __proto__', () => {
    const prototype: unknown = JSON.parse(`{"__proto__":${JSON.stringify(valid)}}`)
    const nothing = errorsOf(schema, {})
    expect(nothing).not.toEqual({})
    expect(errorsOf(schema, prototype)).toEqual(nothing)
  })
}

/** Tests with random input that validation returns only known messages and accepts its own output. */
export const survivesRandomInput = (
  schema: Schema<unknown, unknown> | undefined,
  valid: Record<string, unknown>,
) => {
  const fields = Object.keys(valid)
  const someField = fc.dictionary(fc.constantFrom(...fields), fc.oneof(anyText(), fc.anything()))

  it('never throws, and reports only fields of the form', () => {
    fc.assert(
      fc.property(fc.oneof(someField, fc.anything()), (input) => {
        const errors = errorsOf(schema, input)
        expect(['body', ...fields]).toEqual(expect.arrayContaining(Object.keys(errors)))
        expect(Object.values(errors)).not.toContain('Invalid input')
      }),
      { numRuns: 1000 },
    )
  })

  it('accepts its own output unchanged', () => {
    const oneChanged = fc.record({ field: fc.constantFrom(...fields), text: anyText() })
    fc.assert(
      fc.property(oneChanged, ({ field, text }) => {
        const input = { ...valid, [field]: text.replaceAll(/\r+/g, '\r') }
        if (Object.keys(errorsOf(schema, input)).length > 0) return
        const once = accepted(schema, input)
        expect(accepted(schema, once)).toEqual(once)
      }),
      { numRuns: 500 },
    )
  })
}
