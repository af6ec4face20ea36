import { isAsked } from '@tropa/contract/assignee'
import { excuseMessages } from '@tropa/contract/excuse/excuse'
import { isRecord } from '@tropa/contract/is-record'
import { subjectKinds, subjectNotFound } from '@tropa/contract/roll-call/subject'
import { isObjectId } from '../../database/ids'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { idIn, api } from '../../rpc/procedure'
import { findCaller } from '../member/stored-member'
import { findSubject, type FoundSubject } from '../subject/subject'
import { decideExcuse, sendExcuse } from './write'
import { findExcuses, readSentExcuses, type FoundExcuse } from './read'

/** What the caller is expected at; nobody learns of what they are not expected at. */
const requireExpected = async (context: ApiContext, input: unknown): Promise<FoundSubject> => {
  const { kind, id } = isRecord(input) ? input : {}
  const known = subjectKinds.find((each) => each === kind)
  const { teams } = await findCaller(context)
  const found = known && (await findSubject(context.payload, known, String(id)))
  if (!found || !isAsked(found.assignees, teams ?? [])) {
    throw apiError('NOT_FOUND', subjectNotFound)
  }
  return found
}

const requireExcuse = async ({ payload }: ApiContext, id: string): Promise<FoundExcuse> => {
  const [found] = isObjectId(id) ? await findExcuses(payload, { id: { equals: id } }) : []
  if (!found) throw apiError('NOT_FOUND', excuseMessages.notFound)
  return found
}

const namesSubject = (input: unknown) =>
  isRecord(input) && subjectKinds.some((each) => each === input.kind) && 'id' in input

/**
 * Looks for the meeting or the to-do before the rest of the input is validated: a 404 comes before a 400. An input
 * that names neither is invalid.
 */
const onSubject = api.use(async ({ context, next }, input) => {
  const found = namesSubject(input) ? await requireExpected(context, input) : undefined
  return next({ context: { found } })
})

/** The same for an excuse. */
const onExcuse = api.use(async ({ context, next }, input) =>
  next({ context: { found: await requireExcuse(context, idIn(input)) } }),
)

export const excuseProcedures = {
  create: onSubject.excuse.create.handler(async ({ context, input }) => {
    const { found } = context
    if (!found) throw apiError('NOT_FOUND', subjectNotFound)
    return { message: excuseMessages.sent, data: await sendExcuse(context, found, input) }
  }),

  list: api.excuse.list.handler(({ context: { payload }, input }) =>
    readSentExcuses(payload, input.state ? { state: { equals: input.state } } : {}),
  ),

  decide: onExcuse.excuse.decide.handler(async ({ context, input }) => {
    const data = await decideExcuse(context, context.found, input.body)
    const isAccepted = data.state === 'accepted'
    return { message: isAccepted ? excuseMessages.acceptedDone : excuseMessages.declinedDone, data }
  }),
}
