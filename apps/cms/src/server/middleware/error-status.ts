import { isRecord } from '@tropa/contract/is-record'

/** The status of an error that Express threw: what it says of the request (4xx), otherwise 500. */
export const statusOf = (error: unknown): number => {
  const status = isRecord(error) ? Number(error.status) : 500
  return status >= 400 && status < 500 ? status : 500
}
