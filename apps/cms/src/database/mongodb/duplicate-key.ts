import { isMongoError } from './error'

/** Whether MongoDB refused a document because another one has its id or a unique value of it. */
export const isDuplicate = (error: unknown): boolean => isMongoError(error) && error.code === 11_000
