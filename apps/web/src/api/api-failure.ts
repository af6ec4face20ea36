/** Code of an error whose answer was not the contract's: a proxy's page, say. */
export const unreadableAnswer = 'UNREADABLE_ANSWER'

/** Why a call of the contract failed: the server answered, or nothing did. */
export type ApiFailure =
  | { kind: 'answer'; status: number; message: string; errors: Record<string, string> }
  | { kind: 'no-answer'; message: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const fieldErrors = (data: unknown): Record<string, string> => {
  const errors = isRecord(data) ? data.errors : undefined
  if (!isRecord(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** Told by its fields, so that the calls' own code is not needed before the first call. */
const isAnswer = (
  error: unknown,
): error is Error & { status: number; code: string; data: unknown } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && 'code' in error

/** Reads what a rejected call of the contract says. */
export const apiFailure = (error: unknown): ApiFailure =>
  isAnswer(error)
    ? {
        kind: 'answer',
        status: error.status,
        message: error.code === unreadableAnswer ? '' : error.message,
        errors: fieldErrors(error.data),
      }
    : { kind: 'no-answer', message: error instanceof Error ? error.message : '' }

/** The server's own sentence, or the given one where it has none or did not answer. */
export const serverMessage = (error: unknown, otherwise: string): string => {
  const failure = apiFailure(error)
  return failure.kind === 'answer' && failure.message ? failure.message : otherwise
}
