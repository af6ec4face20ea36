import { MongoServerError } from 'mongodb'

/** Whether a MongoDB refused a document because another one has its id, or what is unique of it. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === 11_000
