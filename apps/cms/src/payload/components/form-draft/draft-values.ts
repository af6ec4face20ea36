/** Passwords are never stored, files cannot be, and the server sets the rest. */
const leftOut = new Set([
  'password',
  'confirm-password',
  'file',
  'id',
  '_status',
  '_order',
  'createdAt',
  'updatedAt',
])

const textOf = (value: unknown) => JSON.stringify(value ?? null)

/** The fields of a form whose values differ from those before, without those that may not be stored. */
export const changedValues = (
  before: Record<string, unknown>,
  now: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => !leftOut.has(name) && textOf(value) !== textOf(before[name]),
    ),
  )
