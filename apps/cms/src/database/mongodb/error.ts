/** An error of MongoDB's driver. */
interface MongoError extends Error {
  code?: unknown
  hasErrorLabel: (label: string) => boolean
}

/** Tells the driver's errors by their shape: who runs on the embedded database never loads the driver. */
export const isMongoError = (error: unknown): error is MongoError =>
  error instanceof Error && 'hasErrorLabel' in error
