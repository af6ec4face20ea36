import type { Schema } from '@orpc/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accepted, errorsOf } from './input'
import { anyText, blanks, notTexts, rows } from './texts'

/** A text field of a body, with the sentence for a text that is not there. */
export interface TextField {
  field: string
  missing: string
  max: number
}

/** What holds for every text field: each wrong value gets its sentence, under its own name alone. */
export const refusesBadTexts = (
  schema: Schema<unknown, unknown> | undefined,
  valid: Record<string, unknown>,
  { field, missing, max }: TextField,
) => {
  it(`refuses a ${field} that is absent`, () => {
    const rest = Object.entries(valid).filter(([name]) => name !== field)
    expect(errorsOf(schema, Object.fromEntries(rest))).toEqual({ [field]: missing })
  })

  it.each(rows([...notTexts, ...blanks]))(`refuses a ${field} of %j`, (value) => {
    expect(errorsOf(schema, { ...valid, [field]: value })).toEqual({ [field]: missing })
  })

  it(`refuses a ${field} of more than ${max} UTF-16 units`, () => {
    const tooLong = { [field]: `Please use at most ${max} characters.` }
    expect(errorsOf(schema, { ...valid, [field]: 'a'.repeat(max + 1) })).toEqual(tooLong)
    expect(errorsOf(schema, { ...valid, [field]: '😀'.repeat(max / 2) + 'a' })).toEqual(tooLong)
  })

  it(`refuses a ${field} that is no well-formed text`, () => {
    const notText = { [field]: 'Please remove the characters that are not text.' }
    expect(errorsOf(schema, { ...valid, [field]: 'abcdef\0' })).toEqual(notText)
    expect(errorsOf(schema, { ...valid, [field]: 'abcdef\ud800' })).toEqual(notText)
  })
}

/** What holds for every body as a whole. */
export const refusesWhatIsNoObject = (
  schema: Schema<unknown, unknown> | undefined,
  valid: Record<string, unknown>,
) => {
  it.each(rows([undefined, null, 5, true, 'text', [], [valid]]))(
    'refuses %j instead of an object',
    (input) => {
      expect(errorsOf(schema, input)).toEqual({ body: 'Please check the fields.' })
    },
  )

  it('finds nothing in a __proto__', () => {
    const smuggled: unknown = JSON.parse(`{"__proto__":${JSON.stringify(valid)}}`)
    const nothing = errorsOf(schema, {})
    expect(nothing).not.toEqual({})
    expect(errorsOf(schema, smuggled)).toEqual(nothing)
  })
}

/** Says of any input at all only what the contract has a sentence for, and never throws. */
export const neverThrows = (
  schema: Schema<unknown, unknown> | undefined,
  valid: Record<string, unknown>,
) => {
  const fields = Object.keys(valid)
  const someField = fc.dictionary(fc.constantFrom(...fields), fc.oneof(anyText(), fc.anything()))

  it('never throws, and names only fields it has', () => {
    fc.assert(
      fc.property(fc.oneof(someField, fc.anything()), (input) => {
        const errors = errorsOf(schema, input)
        expect(['body', ...fields]).toEqual(expect.arrayContaining(Object.keys(errors)))
        expect(Object.values(errors)).not.toContain('Invalid input')
      }),
      { numRuns: 1000 },
    )
  })

  it('is the same when it is checked twice', () => {
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
