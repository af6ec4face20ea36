import { byName } from '@tropa/contract/member/name-order'
import { mediumDate } from '@tropa/contract/base/day-text'
import { dateIn } from '@tropa/contract/base/team-time'
import { yearMessages } from '@tropa/contract/year/year'
import type { Payload, PayloadRequest } from 'payload'
import { conflictOn } from '../../database/conflict'
import { isObjectId, storedId } from '../../database/ids'
import { createRow, findRows } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { readSettings, teamNames } from '../../payload/globals/read-settings'
import type { Member } from '../../payload/payload-types'
import { createOnce } from '../../rpc/attempts'
import { apiError, fieldErrors } from '../../rpc/errors'
import { api, requireSession } from '../../rpc/procedure'
import { noPassword } from '../member/links'
import { keepAdmin, refuseOwn } from '../member/members'
import { writeMember } from '../member/write-member'
import { memberIdOf, stateOf } from '../record/stored-record'
import { activeOn } from '../todo/active'
import { findTodos } from '../todo/read'
import { yearStartedAt } from './started-at'

/** The fields of a member who leaves, besides what a block ends; the name stays in past rows. */
const gone: Partial<Member> = {
  left: true,
  blocked: true,
  teams: [],
  email: null,
  secondFactor: false,
  secondFactorSecret: null,
  pendingSecret: null,
  lastCodeStep: null,
  recoveryCodeHashes: null,
  ...noPassword,
}

const notLeft = { left: { not_equals: true } }

/** The open records without a fee that an admin may settle: all but their own. */
const findSettleable = async (
  payload: Payload,
  adminId: string,
  req: Partial<PayloadRequest> = {},
) => {
  const records = await findRows(payload, 'records', {
    where: { and: [{ fee: { equals: 0 } }, outsideTrash] },
    select: { state: true, member: true },
    req,
  })
  return records.filter((record) => stateOf(record) === 'open' && memberIdOf(record) !== adminId)
}

export const yearProcedures = {
  get: api.year.get.handler(async ({ context }) => {
    const { payload, env } = context
    const [startedAt, members, records, todos, settings] = await Promise.all([
      yearStartedAt(payload),
      findRows(payload, 'members', { where: notLeft, select: { username: true, teams: true } }),
      findSettleable(payload, requireSession(context).id),
      findTodos(payload, activeOn(dateIn(env.timeZone)), { select: { title: true } }),
      readSettings(payload),
    ])
    return {
      startedAt: startedAt ?? null,
      members: members.toSorted(byName).map(({ id, username, teams }) => ({
        _id: id,
        username,
        role: teamNames(teams, settings),
        openRecords: records.filter((record) => memberIdOf(record) === id).length,
      })),
      openRecords: records.length,
      activeTodos: todos.length,
    }
  }),

  /** Everything in one unit of work: whenever the server is killed, the year is closed or nothing has happened. */
  close: api.year.close.handler(async ({ context, input }) => {
    const { env } = context
    const leavers = [...new Set(input.leavers.map(storedId))]
    for (const id of leavers) refuseOwn(context, { id })
    const { row } = await createOnce(context, {
      collection: 'years',
      create: async (work) => {
        const { payload } = work
        // A record that is written at the same moment belongs to the year before or after.
        await conflictOn(work, 'closings')
        const startedAt = await yearStartedAt(payload, work)
        if (input.startedAt !== (startedAt ?? null))
          throw apiError('CONFLICT', yearMessages.closedByOthers)
        const leaving = await findRows(payload, 'members', {
          where: { and: [{ id: { in: leavers.filter(isObjectId) } }, notLeft] },
          req: work,
        })
        if (leaving.length < leavers.length) throw fieldErrors({ leavers: yearMessages.leavers })
        for (const member of leaving) {
          await keepAdmin(work, member)
          await writeMember(work, member, gone)
        }
        const closedAt = new Date().toISOString()
        const records = input.closeRecords
          ? await findSettleable(payload, requireSession(context).id, work)
          : []
        await payload.db.updateMany({
          collection: 'records',
          where: { id: { in: records.map(({ id }) => id) } },
          data: { state: 'settled', decidedAt: closedAt, updatedAt: closedAt },
          returning: false,
          req: work,
        })
        // Members who are one below a limit in the new year are told again.
        await payload.db.deleteMany({ collection: 'limit-notices', where: {}, req: work })
        const counts = { left: leaving.length, recordsClosed: records.length }
        const year = { startedAt: startedAt ?? '', closedAt, ...counts }
        const row = await createRow(payload, 'years', year, work)
        const title = `the year until ${mediumDate(dateIn(env.timeZone, new Date(closedAt)))}`
        work.audit({
          action: 'year-closed',
          row: { collection: 'years', id: row.id, title },
          fields: ['left', 'recordsClosed'],
        })
        return row
      },
    })
    const { closedAt, left, recordsClosed } = row
    return { message: yearMessages.closed, data: { closedAt, left, recordsClosed } }
  }),
}
