import { isRecord } from '@tropa/contract/base/is-record'
import { visibleError } from './visible-error'
import type { Operation } from './operation'

/** More than any text of the site needs. The time that Payload takes to validate a list grows faster than its rows. */
const mostRows = 500

/** In the state of a form, a row of a list is named by its index: `links.3.url`. */
const isLateRow = (name: string) =>
  name.split('.').some((part) => /^\d+$/.test(part) && Number(part) >= mostRows)

/** Whether a list within a value, however deep, is too long for Payload to validate without stopping the server. */
export const hasLongList = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > mostRows || value.some(hasLongList)
  if (!isRecord(value)) return false
  return Object.entries(value).some(([name, each]) => isLateRow(name) || hasLongList(each))
}

/** Refuses data with a list that is too long. */
export const refuseLongLists = ({ args = {}, req }: Operation): void => {
  if (req.payloadAPI !== 'local' && 'data' in args && hasLongList(args.data)) {
    throw visibleError(`A list may have at most ${mostRows} rows.`)
  }
}
