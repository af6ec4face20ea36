import type { PayloadRequest } from 'payload'
import type { Operation } from '../../../payload/hooks/operation'

const restoreMark = 'a version is restored'

/** Lets later hooks recognise a restore, which Payload describes to them as an update. */
export const markRestore = ({ operation, req }: Operation): void => {
  if (operation === 'restoreVersion') req.context[restoreMark] = true
}

/** Whether the request restores an older version. */
export const isRestore = ({ context }: PayloadRequest): boolean => context[restoreMark] === true
