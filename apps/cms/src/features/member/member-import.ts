import { attemptMessages } from '@tropa/contract/base/attempt'
import {
  memberImportMessages,
  usernameOf,
  type ImportedInvite,
  type ImportedRow,
  type PlannedRow,
} from '@tropa/contract/member/member-import'
import { newMemberFormFor, type NewMemberForm } from '@tropa/contract/member/members'
import { nameKey } from '@tropa/contract/base/text'
import { namesOf, type NamedRow } from '@tropa/contract/settings/teams'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { findRows } from '../../database/rows'
import type { Work } from '../../database/unit-of-work'
import { isMailSetUp } from '../../payload/email/adapter'
import {
  lockTeams,
  readSettings,
  teamIds,
  type StoredSettings,
} from '../../payload/globals/read-settings'
import { once } from '../../rpc/attempts'
import { apiError, firstPerField, rowErrors } from '../../rpc/errors'
import { api } from '../../rpc/procedure'
import type { ApiContext } from '../../rpc/context'
import { settleBegun } from '../roll-call/expected'
import { createInvite, noPassword, queueInvite } from './links'
import { inviteAgain } from './members'
import { normaliseUsername, usernameProblem } from './stored-member'
import { storeMember } from './write-member'

interface Planned {
  row: PlannedRow
  /** Set for a new member. */
  form?: NewMemberForm
}

/**
 * Decides for each row whether the member exists already (whatever the rest of the row says), is new, or the row is
 * wrong.
 *
 * @param existing - the keys of the usernames that are taken
 */
export const planImport = (
  rows: readonly ImportedRow[],
  existing: ReadonlySet<string>,
  teams: readonly NamedRow[],
): Planned[] => {
  const schema = newMemberFormFor(namesOf(teams))
  const seen = new Set<string>()
  return rows.map((row) => {
    const username = normaliseUsername(row.username?.trim() || usernameOf(row.name ?? ''))
    const key = nameKey(username)
    if (key !== '' && existing.has(key)) return { row: { username, state: 'exists' } }
    const read = z.safeParse(schema, {
      username,
      name: row.name,
      userType: row.userType?.trim() || 'user',
      isEditor: false,
      teams: row.teams ?? [],
      email: row.email?.trim() ?? '',
    })
    const problem = seen.has(key) ? memberImportMessages.twice : usernameProblem(username)
    if (key !== '') seen.add(key)
    const errors = {
      ...(problem && { username: problem }),
      ...firstPerField(read.error?.issues ?? [], ([field]) => field),
    }
    if (read.success && !problem) return { row: { username, state: 'new' }, form: read.data }
    return { row: { username: username.toWellFormed(), state: 'invalid', errors } }
  })
}

const readPlan = async (
  { payload }: Pick<ApiContext, 'payload'>,
  rows: readonly ImportedRow[],
  settings: StoredSettings,
  req: Partial<PayloadRequest> = {},
) => {
  const members = await findRows(payload, 'members', { select: { username: true }, req })
  const existing = new Set(members.map(({ username }) => nameKey(username)))
  return planImport(rows, existing, settings.teams)
}

const refuseWrong = (planned: readonly Planned[]): void => {
  if (planned.every(({ row }) => row.state !== 'invalid')) return
  const errors: Record<string, string> = {}
  for (const [index, { row }] of planned.entries()) {
    for (const [field, message] of Object.entries(row.errors ?? {})) {
      errors[`rows.${index}.${field}`] = message
    }
  }
  const rows = planned.map(({ row }) => row)
  throw rowErrors(memberImportMessages.wrongRows, errors, rows)
}

/** The ids of the created members, as an attempt stores them. */
const idList = z.array(z.string())

type Imported = { rows: PlannedRow[]; invites: ImportedInvite[] }

const storeRows = async (work: Work, rows: readonly ImportedRow[]) => {
  const { payload } = work
  // The second of two concurrent imports sees the members that the first has created.
  const settings = await lockTeams(work)
  const planned = await readPlan({ payload }, rows, settings, work)
  refuseWrong(planned)
  const forms = planned.flatMap(({ form }) => form ?? [])
  if (forms.length > 0) await settleBegun(work)
  const ids: string[] = []
  const invites: ImportedInvite[] = []
  for (const { name, email, teams, ...form } of forms) {
    const made = createInvite(payload.config.serverURL, isMailSetUp(payload) && Boolean(email))
    const { id, username } = await storeMember(work, {
      ...form,
      name: name || null,
      email: email || null,
      teams: teamIds(teams, settings) ?? [],
      ...noPassword,
      ...made.stored,
    })
    await queueInvite(work, id, made.invite)
    const { link, isMailed } = made.invite
    ids.push(id)
    invites.push({ username, link, isMailed })
  }
  const answer: Imported = { rows: planned.map(({ row }) => row), invites }
  return { id: JSON.stringify(ids), made: answer }
}

/**
 * Gives members whom the same attempt created, and who have not used their links, new ones that end the first. In the
 * order of the rows, as in the first answer.
 */
const inviteRowsAgain = async (
  context: ApiContext,
  rows: readonly ImportedRow[],
  ids: string[],
): Promise<Imported> => {
  const { payload } = context
  const members = await findRows(payload, 'members', { where: { id: { in: ids } } })
  if (members.length < ids.length) throw apiError('CONFLICT', attemptMessages.deleted)
  const invites: ImportedInvite[] = []
  const inOrder = members.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  for (const { id, username, hash, blocked } of inOrder) {
    if (hash || blocked) continue
    const { link, isMailed } = (await inviteAgain(context, id)).invite
    invites.push({ username, link, isMailed })
  }
  const made = new Set(members.map(({ username }) => nameKey(username)))
  const planned = await readPlan(context, rows, await readSettings(payload))
  const isMade = ({ username }: PlannedRow) => made.has(nameKey(username))
  return {
    rows: planned.map(({ row }) => (isMade(row) ? { ...row, state: 'new' } : row)),
    invites,
  }
}

export const memberImportProcedures = {
  import: api.members.import.handler(async ({ context, input: { rows, check } }) => {
    if (check) {
      const planned = await readPlan(context, rows, await readSettings(context.payload))
      return { rows: planned.map(({ row }) => row), invites: [] }
    }
    return once(context, {
      create: (work) => storeRows(work, rows),
      again: (ids) => inviteRowsAgain(context, rows, z.parse(idList, JSON.parse(ids))),
    })
  }),
}
