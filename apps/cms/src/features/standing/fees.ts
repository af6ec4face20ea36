import { groupBy } from '@tropa/contract/base/group-by'
import { plural } from '@tropa/contract/base/plural'
import { byName } from '@tropa/contract/member/name-order'
import { membersMessages } from '@tropa/contract/member/members'
import { canStep, isCounted } from '@tropa/contract/record/decision'
import { sumFees } from '@tropa/contract/settings/currency'
import { feesMessages, type Fees, type MemberFees } from '@tropa/contract/standing/fees'
import type { Work } from '../../database/unit-of-work'
import type * as Stored from '../../payload/payload-types'
import { storeActivity } from '../../rpc/activity'
import { once } from '../../rpc/attempts'
import { apiError } from '../../rpc/errors'
import { afterFinding, api, requireRow, requireSession } from '../../rpc/procedure'
import { mailConfirmed } from '../member/mail-member'
import { requireNotOwn } from '../record/procedures'
import {
  decideRecord,
  findRecords,
  memberIdOf,
  stateOf,
  usernamesOf,
} from '../record/stored-record'

const sumOf = (records: readonly Stored.Record[]) => sumFees(records.map(({ fee }) => fee))

/** The sums of some records' fees; withdrawn records count nowhere. */
export const feesOf = (records: readonly Stored.Record[]): Fees['total'] => {
  const isPaid = (record: Stored.Record) => stateOf(record) === 'settled'
  const counted = records.filter((record) => isCounted(stateOf(record)))
  return {
    owed: sumOf(counted.filter((record) => !isPaid(record))),
    paid: sumOf(counted.filter(isPaid)),
  }
}

/** What can be settled at once: a disputed record is decided first. */
const isPayable = (record: Stored.Record) => record.fee > 0 && canStep(stateOf(record), 'settled')

const toMemberFees = (
  userId: string | null,
  username: string,
  records: readonly Stored.Record[],
): MemberFees => {
  const payable = records.filter(isPayable)
  return { userId, username, ...feesOf(records), records: payable.length }
}

/** A 403 for the admin's own fees. */
const onMember = afterFinding(async (context, id) => {
  const member = await requireRow(context.payload, 'members', id, membersMessages.notFound)
  requireNotOwn(context, member.id)
  return member
})

export const feesProcedures = {
  list: api.fees.list.handler(async ({ context: { payload } }) => {
    const where = { fee: { greater_than: 0 }, state: { not_equals: 'withdrawn' } }
    const records = await findRecords(payload, where, ['id'])
    const usernames = await usernamesOf(payload, records)
    const byMember = groupBy(records, (record) => {
      const id = memberIdOf(record) ?? ''
      // Keeps them apart from those of a member with the same name.
      return usernames.has(id) ? id : `name ${record.name}`
    })
    const members = [...byMember].map(([key, own]) => {
      const username = usernames.get(key)
      return username === undefined
        ? toMemberFees(null, own[0]?.name ?? '', own)
        : toMemberFees(key, username, own)
    })
    return {
      total: feesOf(records),
      members: members.toSorted((a, b) => b.owed - a.owed || byName(a, b)),
    }
  }),

  settle: onMember.fees.settle.handler(async ({ context, input: { body } }) => {
    const { payload, found } = context
    const { id, username } = found
    const readOwn = (work?: Work) =>
      findRecords(payload, { member: { equals: id } }, ['date', 'id'], work)
    const data = await once(context, {
      create: async (work) => {
        const records = await readOwn(work)
        const paid = records.filter(isPayable)
        if (sumOf(paid) !== body.amount) throw apiError('CONFLICT', feesMessages.changed)
        const after: Stored.Record[] = []
        for (const record of records) {
          after.push(isPayable(record) ? await decideRecord(work, record, 'settled') : record)
        }
        const description = `Settled ${plural(paid.length, 'record')} of ${username}`
        const by = requireSession(context).username
        await storeActivity(payload, { username: by, action: 'DECIDE', description }, work)
        const mail = { kind: 'fees-settled', about: String(paid.length) } as const
        await mailConfirmed(work, { id: { equals: id } }, mail)
        return { id, made: toMemberFees(id, username, after) }
      },
      again: async () => toMemberFees(id, username, await readOwn()),
    })
    return { message: feesMessages.settled, data }
  }),
}
