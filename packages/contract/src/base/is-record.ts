/** Whether a value is an object whose properties can be read; arrays count too. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
