import { isRecord } from '@tropa/contract/is-record'
import { APIError } from 'payload'
import { notReadable } from '../hooks/map-errors'
import type { Operation } from '../hooks/operation'
import { beforeEveryOperation } from './before-every-operation'

/** Without data, Payload fails with a 500 when it reads the first field. */
const refuseWithoutData = ({ args = {}, operation }: Operation): void => {
  const isWrite = operation === 'create' || operation === 'update'
  if (isWrite && !('data' in args && isRecord(args.data))) {
    throw new APIError(notReadable, 400, null, true)
  }
}

export const requireData = beforeEveryOperation(refuseWithoutData)
