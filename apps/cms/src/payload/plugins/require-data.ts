import { isRecord } from '@tropa/contract/is-record'
import { APIError, type Plugin } from 'payload'
import { notReadable } from '../hooks/map-errors'
import type { Operation } from '../hooks/operation'

/** Without data, Payload fails with a 500 when it reads the first field. */
const refuseWithoutData = ({ args = {}, operation }: Operation): void => {
  const isWrite = operation === 'create' || operation === 'update'
  if (isWrite && !('data' in args && isRecord(args.data))) {
    throw new APIError(notReadable, 400, null, true)
  }
}

/** Refuses writes without data to any collection or global. */
export const requireData: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((each) => ({
    ...each,
    hooks: {
      ...each.hooks,
      beforeOperation: [refuseWithoutData, ...(each.hooks?.beforeOperation ?? [])],
    },
  })),
  globals: globals.map((each) => ({
    ...each,
    hooks: {
      ...each.hooks,
      beforeOperation: [refuseWithoutData, ...(each.hooks?.beforeOperation ?? [])],
    },
  })),
})
