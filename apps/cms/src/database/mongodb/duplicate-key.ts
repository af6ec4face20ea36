import { isMongoError } from './error'

/** Whether a MongoDB refused a document because another one has its id, or what is unique of it. */
export const isDuplicate = (error: unknown): boolean => isMongoError(error) && error.code === 11_000
