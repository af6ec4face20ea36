import { isRecord } from '@tropa/contract/is-record'
import type { Operation } from '../hooks/operation'
import { beforeEveryOperation } from './before-every-operation'

const serverFields = new Set(['id', 'createdAt', 'updatedAt'])

const withoutServerFields = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !serverFields.has(name)))

/** The panel's forms send these fields with every document, so they are ignored, not refused. */
const ignoreFromClients = ({ args = {}, req }: Operation): void => {
  if (req.payloadAPI === 'local' || !('data' in args) || !isRecord(args.data)) return
  args.data = withoutServerFields(args.data)
}

/** Lets only the server set the id and the times of a document. */
export const ignoreServerFields = beforeEveryOperation(ignoreFromClients)
