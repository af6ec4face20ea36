interface MongoError extends Error {
  code?: unknown
  hasErrorLabel: (label: string) => boolean
}

/** Recognizes the driver's errors by their shape, because the embedded engine never loads the driver. */
export const isMongoError = (error: unknown): error is MongoError =>
  error instanceof Error && 'hasErrorLabel' in error

/** Whether MongoDB refused a document because another one has the same id or the same unique value. */
export const isDuplicate = (error: unknown): boolean => isMongoError(error) && error.code === 11_000
