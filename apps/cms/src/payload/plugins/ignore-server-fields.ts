import { isRecord } from '@tropa/contract/is-record'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../hooks/operation'
import { markForm } from '../hooks/request-marks'
import { beforeEveryOperation } from './before-every-operation'

const serverFields = new Set(['id', 'createdAt', 'updatedAt'])

const withoutServerFields = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !serverFields.has(name)))

const isForm = ({ headers }: PayloadRequest) =>
  headers.get('content-type')?.startsWith('multipart/form-data') === true

/**
 * The panel's forms send these fields with every document, so they are ignored, not refused. The time of the
 * last change tells what the form shows.
 */
const ignoreFromClients = ({ args = {}, req }: Operation): void => {
  if (req.payloadAPI === 'local' || !('data' in args) || !isRecord(args.data)) return
  markForm(req, isForm(req) ? args.data.updatedAt : undefined)
  args.data = withoutServerFields(args.data)
}

/** Lets only the server set the id and the times of a document. */
export const ignoreServerFields = beforeEveryOperation(ignoreFromClients)
