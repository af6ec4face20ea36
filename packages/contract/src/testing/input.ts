import type { Schema } from '@orpc/contract'

const check = (schema: Schema<unknown, unknown> | undefined, input: unknown) => {
  const result = schema?.['~standard'].validate(input)
  if (!result || result instanceof Promise)
    throw new Error('The procedure does not validate its input synchronously')
  return result
}

/** The validated input, as a handler receives it. */
export const accepted = (schema: Schema<unknown, unknown> | undefined, input: unknown): unknown => {
  const result = check(schema, input)
  if (result.issues) throw new Error(`Rejected: ${JSON.stringify(result.issues)}`)
  return result.value
}

/** The first message of each invalid field, as in the server's response; `{}` for valid input. */
export const errorsOf = (schema: Schema<unknown, unknown> | undefined, input: unknown) => {
  const errors: Record<string, string> = {}
  for (const { path, message } of check(schema, input).issues ?? []) {
    const first = path?.[0]
    errors[String(typeof first === 'object' ? first.key : (first ?? 'body'))] ??= message
  }
  return errors
}
