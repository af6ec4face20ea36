import type { Payload } from 'payload'
import type { Member } from '../payload-types'
import { slugs } from '../slugs'
import type { Session } from './session'

type StoredSession = NonNullable<Member['sessions']>[number]

const filterSessions = async (
  payload: Payload,
  id: string,
  keep: (session: StoredSession) => boolean,
) => {
  const member = await payload.db.findOne<Member>({
    collection: slugs.members,
    where: { id: { equals: id } },
    select: { sessions: true },
  })
  await payload.db.updateOne({
    collection: slugs.members,
    id,
    data: { sessions: (member?.sessions ?? []).filter(keep), updatedAt: null },
    returning: false,
  })
}

/** Ends one session; its token is worth nothing afterwards. */
export const endSession = (payload: Payload, { id, sid }: Session) =>
  filterSessions(payload, id, (session) => session.id !== sid)

/** Ends every session of a member but one. */
export const keepOnlySession = (payload: Payload, { id, sid }: Session) =>
  filterSessions(payload, id, (session) => session.id === sid)
