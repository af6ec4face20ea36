import type { Payload, PayloadRequest } from 'payload'
import { findRows } from '../../database/rows'

/** When the current year began, which is when the last one was closed; `undefined` in the first. */
export const yearStartedAt = async (
  payload: Pick<Payload, 'db'>,
  req: Partial<PayloadRequest> = {},
): Promise<string | undefined> => {
  const [last] = await findRows(payload, 'years', { sort: '-closedAt', limit: 1, req })
  return last?.closedAt
}
