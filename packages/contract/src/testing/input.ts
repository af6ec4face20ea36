import type { Schema } from '@orpc/contract'

const check = (schema: Schema<unknown, unknown> | undefined, input: unknown) => {
  const result = schema?.['~standard'].validate(input)
  if (!result || result instanceof Promise) throw new Error('The call checks no input at once')
  return result
}

/** The input as a handler gets it. */
export const accepted = (schema: Schema<unknown, unknown> | undefined, input: unknown): unknown => {
  const result = check(schema, input)
  if (result.issues) throw new Error(`Refused: ${JSON.stringify(result.issues)}`)
  return result.value
}

/** What is wrong with the input, the first sentence per field as the server answers it; `{}` if nothing is. */
export const errorsOf = (schema: Schema<unknown, unknown> | undefined, input: unknown) => {
  const errors: Record<string, string> = {}
  for (const { path, message } of check(schema, input).issues ?? []) {
    const first = path?.[0]
    errors[String(typeof first === 'object' ? first.key : (first ?? 'body'))] ??= message
  }
  return errors
}
