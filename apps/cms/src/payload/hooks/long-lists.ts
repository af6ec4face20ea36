import { isRecord } from '@tropa/contract/base/is-record'
import { visibleError } from './visible-error'
import type { Operation } from './operation'

/** More than any text of the site needs. Payload validates each row of a list against all others. */
const mostRows = 500

/** Whether a list within a value, however deep, is too long for Payload to validate without stopping the server. */
export const hasLongList = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > mostRows || value.some(hasLongList)
  return isRecord(value) && Object.values(value).some(hasLongList)
}

/** Refuses data with a list that is too long. */
export const refuseLongLists = ({ args = {}, req }: Operation): void => {
  if (req.payloadAPI !== 'local' && 'data' in args && hasLongList(args.data)) {
    throw visibleError(`A list may have at most ${mostRows} rows.`)
  }
}
