import { plural } from '@tropa/contract/base/plural'
import { byName } from '@tropa/contract/member/name-order'
import { membersMessages } from '@tropa/contract/member/members'
import { canStep, isCounted } from '@tropa/contract/record/decision'
import { sumFees } from '@tropa/contract/settings/currency'
import { feesMessages, type Fees, type MemberFees } from '@tropa/contract/standing/fees'
import { inUnitOfWork } from '../../database/unit-of-work'
import type * as Stored from '../../payload/payload-types'
import { storeActivity } from '../../rpc/activity'
import { apiError } from '../../rpc/errors'
import { afterFinding, api, requireRow, requireSession } from '../../rpc/procedure'
import { mailConfirmed } from '../member/mail-member'
import { findUsernames } from '../member/stored-member'
import { requireNotOwn } from '../record/procedures'
import { findRecords, memberIdOf, stateOf } from '../record/stored-record'
import { decideRecord } from './decide'

const sumOf = (records: readonly Stored.Record[]) => sumFees(records.map(({ fee }) => fee))

/** What some records cost; what was withdrawn counts nowhere. */
export const feesOf = (records: readonly Stored.Record[]): Fees['total'] => {
  const isPaid = (record: Stored.Record) => stateOf(record) === 'settled'
  const counted = records.filter((record) => isCounted(stateOf(record)))
  return {
    owed: sumOf(counted.filter((record) => !isPaid(record))),
    paid: sumOf(counted.filter(isPaid)),
  }
}

/** What can be settled at once: a disputed record is decided first. */
const payable = (records: readonly Stored.Record[]) =>
  records.filter((record) => record.fee > 0 && canStep(stateOf(record), 'settled'))

const toMemberFees = (
  userId: string | null,
  username: string,
  records: readonly Stored.Record[],
): MemberFees => ({ userId, username, ...feesOf(records), records: payable(records).length })

const onMember = afterFinding(({ payload }, id) =>
  requireRow(payload, 'members', id, membersMessages.notFound),
)

export const feesProcedures = {
  list: api.fees.list.handler(async ({ context: { payload } }) => {
    const found = await findRecords(payload, { fee: { greater_than: 0 } }, ['-date', '-id'])
    const counted = found.filter((record) => isCounted(stateOf(record)))
    const usernames = await findUsernames(
      payload,
      counted.map(memberIdOf).filter((id) => id !== undefined),
    )
    const byMember = new Map<string, Stored.Record[]>()
    for (const record of counted) {
      // Apart from those of a member who has the same name.
      const key = memberIdOf(record) ?? `name ${record.name}`
      byMember.set(key, [...(byMember.get(key) ?? []), record])
    }
    const members = [...byMember].map(([key, records]) => {
      const username = usernames.get(key)
      const name = username ?? records[0]?.name ?? ''
      return toMemberFees(username === undefined ? null : key, name, records)
    })
    return {
      total: feesOf(counted),
      members: members.toSorted((a, b) => b.owed - a.owed || byName(a, b)),
    }
  }),

  settle: onMember.fees.settle.handler(async ({ context, input: { body } }) => {
    const { id, username } = context.found
    requireNotOwn(context, id)
    const data = await inUnitOfWork(context, async (work) => {
      const { payload } = work
      const isTheirs = { member: { equals: id } }
      const records = await findRecords(payload, isTheirs, ['date', 'id'], work)
      const paid = payable(records)
      if (sumOf(paid) !== body.amount) throw apiError('CONFLICT', feesMessages.changed)
      const settled = new Map<string, Stored.Record>()
      for (const record of paid) {
        settled.set(record.id, await decideRecord(work, record, 'settled'))
      }
      const description = `Settled ${plural(paid.length, 'record')} of ${username}`
      const by = requireSession(context).username
      await storeActivity(payload, { username: by, action: 'DECIDE', description }, work)
      const mail = { kind: 'fees-settled', about: String(paid.length) } as const
      await mailConfirmed(work, { id: { equals: id } }, mail)
      return records.map((record) => settled.get(record.id) ?? record)
    })
    return { message: feesMessages.settled, data: toMemberFees(id, username, data) }
  }),
}
