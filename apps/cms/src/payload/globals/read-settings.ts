import {
  assigneeNames,
  assigneeOptions,
  assigneeText,
  everyone,
} from '@tropa/contract/team/assignee'
import { defaultTeamSettings, type TeamSettings } from '@tropa/contract/settings/settings'
import { idsOfNames, namesOf, namesOfIds, type NamedRow } from '@tropa/contract/settings/teams'
import type { Payload, PayloadRequest } from 'payload'
import { conflictOn } from '../../database/conflict'
import { stampsOf } from '../../database/stamps'

/** The settings that are stored separately from the panel's own globals. */
export interface StoredSettings extends TeamSettings {
  /** The teams that were removed: their names stay in past rows, and their ids are never used again. */
  leftOut: readonly NamedRow[]
  /** The id of the picture that replaces the letter of the mark. */
  picture: string | null
}

interface SettingsDocument {
  id?: string
  values?: Partial<TeamSettings>
  leftOut?: NamedRow[]
  mark?: string | { id: string } | null
}

const idOf = (mark: SettingsDocument['mark']) =>
  typeof mark === 'object' && mark !== null ? mark.id : (mark ?? null)

/** The stored document; empty if nobody has set anything. */
export const findSettings = async (
  { db }: Pick<Payload, 'db'>,
  req: Partial<PayloadRequest> = {},
): Promise<SettingsDocument> => {
  // MongoDB returns null for a global that was never saved.
  const found: object | null = await db.findGlobal({ slug: 'settings', req })
  return { ...found }
}

const load = async (payload: Pick<Payload, 'db'>, req?: Partial<PayloadRequest>) => {
  const { values, leftOut, mark } = await findSettings(payload, req)
  // Settings that a later version added get their defaults.
  return { ...defaultTeamSettings, ...values, leftOut: leftOut ?? [], picture: idOf(mark) }
}

const cached = new WeakMap<object, { stamp: string; settings: StoredSettings }>()

/** The current settings, cached until somebody writes them; in the transaction of `req` if one is given. */
export const readSettings = async (
  payload: Pick<Payload, 'db'>,
  req?: Partial<PayloadRequest>,
): Promise<StoredSettings> => {
  if (req) return load(payload, req)
  const { db } = payload
  const stamp = await stampsOf(db).read(['settings'])
  const known = cached.get(db)
  if (known?.stamp === stamp) return known.settings
  const settings = await load(payload)
  cached.set(db, { stamp, settings })
  return settings
}

type Teams = Pick<StoredSettings, 'teams' | 'leftOut'>

/** Today's names of stored teams, in the order of the settings. */
export const teamNames = (
  ids: readonly string[] | null | undefined,
  { teams, leftOut }: Teams,
): string[] => namesOfIds(ids ?? [], [...teams, ...leftOut])

/** The assignees of a stored to-do or meeting, as responses and mails name them. */
export const assigneesText = (ids: readonly string[], settings: Teams): string =>
  ids.includes(everyone) ? everyone : teamNames(ids, settings).join(', ')

/** The settings, for a unit of work that stores a team, so that no team is removed at the same moment. */
export const lockTeams = async (
  work: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<StoredSettings> => {
  await conflictOn(work, 'teams')
  return load(work.payload, work)
}

/** The `_id`s of teams by their current names; `undefined` if a name is unknown. */
export const teamIds = (
  names: readonly string[],
  { teams }: Pick<StoredSettings, 'teams'>,
): string[] | undefined =>
  names.every((name) => namesOf(teams).includes(name)) ? idsOfNames(names, teams) : undefined

/**
 * The stored form of assignees: everybody alone, or else the `_id`s of teams; `undefined` if a name is unknown. An
 * edit that makes the same choice keeps what is stored, because the list of teams may have changed since.
 */
export const assigneeIds = (
  names: readonly string[],
  { teams, leftOut }: Teams,
  stored?: readonly string[],
): string[] | undefined => {
  const all = namesOf(teams)
  const options = assigneeOptions(all)
  const chosen = assigneeText(names, all)
  if (stored) {
    const before = assigneeNames(assigneesText(stored, { teams, leftOut }))
    const isKnown = names.every((name) => options.includes(name) || before.includes(name))
    if (isKnown && chosen === assigneeText(before, all)) return [...stored]
  }
  if (!names.every((name) => options.includes(name))) return undefined
  return chosen === everyone ? [everyone] : idsOfNames(names, teams)
}
