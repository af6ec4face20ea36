import { isRecord } from '@tropa/contract/is-record'
import { subjectKinds, subjectNotFound, type SubjectKind } from '@tropa/contract/roll-call/subject'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { api } from '../../rpc/procedure'
import { findSubject, type FoundSubject } from '../subject/subject'
import { closeRollCall } from './close'
import { readRollCall } from './read'
import { saveDraft } from './save'

interface Params {
  kind: SubjectKind
  id: string
}

const requireSubject = async (
  { payload }: ApiContext,
  { kind, id }: Params,
): Promise<FoundSubject> => {
  const found = await findSubject(payload, kind, id)
  if (!found) throw apiError('NOT_FOUND', subjectNotFound)
  return found
}

const paramsIn = (input: unknown): Params | undefined => {
  const { kind, id } = isRecord(input) && isRecord(input.params) ? input.params : {}
  const known = subjectKinds.find((each) => each === kind)
  return known && { kind: known, id: String(id) }
}

/** Looks for the meeting or the to-do before the rest of the input is validated: a 404 comes before a 400. */
const onSubject = api.use(async ({ context, next }, input) => {
  const params = paramsIn(input)
  if (!params) throw apiError('NOT_FOUND', subjectNotFound)
  return next({ context: { found: await requireSubject(context, params) } })
})

export const rollCallProcedures = {
  get: onSubject.rollCall.get.handler(({ context: { payload, found } }) =>
    readRollCall(payload, found),
  ),

  save: onSubject.rollCall.save.handler(async ({ context: { payload, found }, input }) => {
    await saveDraft(payload, found, input.body.marks)
    return readRollCall(payload, found)
  }),

  close: onSubject.rollCall.close.handler(async ({ context }) => {
    await closeRollCall(context, context.found)
    return readRollCall(context.payload, context.found)
  }),
}
