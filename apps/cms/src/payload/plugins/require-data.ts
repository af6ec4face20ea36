import { APIError, type Plugin } from 'payload'
import { notReadable } from '../hooks/map-errors'

interface Operation {
  args?: object
  operation: string
}

/** A form or a body of another kind brings none, and Payload fails where it looks for the first field. */
const refuseWithoutData = ({ args = {}, operation }: Operation): void => {
  const isWrite = operation === 'create' || operation === 'update'
  const data: unknown = 'data' in args ? args.data : undefined
  if (isWrite && (typeof data !== 'object' || data === null)) {
    throw new APIError(notReadable, 400, null, true)
  }
}

/** Refuses writes that hold nothing to write, of every collection and global. */
export const writesNeedData: Plugin = ({ collections = [], globals = [], ...config }) => ({
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
