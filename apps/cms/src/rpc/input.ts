import { isRecord } from '@tropa/contract/is-record'

/** The id in the path of a call whose input is not validated yet. */
export const idIn = (input: unknown): string =>
  isRecord(input) && isRecord(input.params) ? String(input.params.id) : ''
