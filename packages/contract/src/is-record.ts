/** Whether a value is an object whose properties can be read; lists count too. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
