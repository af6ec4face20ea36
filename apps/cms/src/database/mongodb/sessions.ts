import type { DatabaseAdapter } from 'payload'
import { isObjectId } from '../ids'
import { maxSessions } from '@tropa/contract/member/session-length'
import type { CheckedMember, NewSession } from '../engine-types'
import { mongodbSession } from '../transaction'
import type { Work } from '../unit-of-work'
import { shareReads } from '../share-runs'
import { modelOf } from './model'

export const insertSession = async (
  { payload: { db }, transactionID }: Work,
  member: CheckedMember,
  session: NewSession,
) => {
  const members = modelOf(db, 'members')
  const mongodb = mongodbSession(db, transactionID)
  await members.updateOne(
    { _id: member.id },
    { $pull: { sessions: { expiresAt: { $lt: session.createdAt } } } },
    { timestamps: false, session: mongodb },
  )
  const { modifiedCount } = await members.updateOne(
    {
      _id: member.id,
      hash: member.hash ?? null,
      sessionEpoch: member.sessionEpoch ?? null,
      username: member.username,
      secondFactorSecret: member.secondFactorSecret ?? null,
      blocked: { $ne: true },
    },
    { $push: { sessions: { $each: [session], $slice: -maxSessions } } },
    { timestamps: false, session: mongodb },
  )
  return modifiedCount > 0
}

export const deleteSession = async (
  { payload: { db }, transactionID }: Work,
  memberId: string,
  sid: string,
) => {
  const { modifiedCount } = await modelOf(db, 'members').updateOne(
    { _id: memberId },
    { $pull: { sessions: { id: sid } } },
    { timestamps: false, session: mongodbSession(db, transactionID) },
  )
  return modifiedCount > 0
}

interface SignedIn {
  _id: unknown
  sessions?: { id: string; expiresAt: Date }[]
}

const readSignedIn = shareReads((db, memberIds: ReadonlySet<string>) =>
  modelOf(db, 'members')
    .find({ _id: { $in: [...memberIds] }, blocked: { $ne: true } })
    .select(['username', 'userType', 'secondFactor', 'sessions.id', 'sessions.expiresAt'])
    .lean<SignedIn[]>(),
)

export const findSessionMember = async (
  db: DatabaseAdapter,
  memberId: string,
  sid: string,
): Promise<unknown> => {
  const now = new Date()
  if (!isObjectId(memberId)) return undefined
  const isLive = ({ id, expiresAt }: { id: string; expiresAt: Date }) =>
    id === sid && expiresAt > now
  const signedIn = await readSignedIn(db, [memberId])
  return signedIn.find(({ _id, sessions }) => String(_id) === memberId && sessions?.some(isLive))
}
