import { isRecord } from '@tropa/contract/is-record'

/** Why the server refused what a form of the sign-in sent. */
export interface Refusal {
  message: string
  /** The sentence at the field of the code, where the refusal is about it. */
  code: string | undefined
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

const textOf = (value: unknown, key: string) =>
  isRecord(value) && typeof value[key] === 'string' ? value[key] : undefined

/** Reads a refusal in the shape of Payload's REST API. */
export const readRefusal = (body: unknown): Refusal => {
  const error = isRecord(body) ? firstOf(body.errors) : undefined
  const data = isRecord(error) ? error.data : undefined
  const field = isRecord(data) ? firstOf(data.errors) : undefined
  return {
    message: textOf(error, 'message') ?? 'Something went wrong.',
    code: textOf(field, 'path') === 'code' ? textOf(field, 'message') : undefined,
  }
}

/** Reads the sentence of a success. */
export const readMessage = (body: unknown): string => textOf(body, 'message') ?? ''
