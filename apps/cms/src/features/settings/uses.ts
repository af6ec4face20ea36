import { settingsMessages, type TeamUse } from '@tropa/contract/settings/choices'
import { isFee } from '@tropa/contract/settings/currency'
import type { NamedRow } from '@tropa/contract/settings/teams'
import { dateIn } from '@tropa/contract/base/team-time'
import type { CollectionSlug, Where } from 'payload'
import type { Work } from '../../database/unit-of-work'
import { findRows } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toStoredDate } from '../../payload/fields/stored-date'
import { apiError } from '../../rpc/errors'
import { timeZoneOf } from '../../payload/globals/time-zone'

const countRows = async (work: Work, collection: CollectionSlug, where: Where) => {
  const { totalDocs } = await work.payload.db.count({ collection, where, req: work })
  return totalDocs
}

// One after the other: a transaction of MongoDB does not take several operations at once.
const usesOf = async (work: Work, id: string): Promise<TeamUse> => {
  const now = new Date()
  const today = toStoredDate(dateIn(timeZoneOf(work.payload), now))
  const isFor = { assignees: { in: [id] } }
  const isActive = { deadline: { greater_than_equal: today } }
  const isToCome = { startsAt: { greater_than: now.toISOString() } }
  return {
    members: await countRows(work, 'members', { teams: { in: [id] } }),
    todos: await countRows(work, 'todos', { and: [isFor, isActive, outsideTrash] }),
    meetings: await countRows(work, 'meetings', { and: [isFor, isToCome] }),
  }
}

/** A 409 for a team that a member, an active to-do or a meeting to come has. */
export const requireUnusedTeams = async (work: Work, left: readonly NamedRow[]): Promise<void> => {
  for (const { _id, name } of left) {
    const use = await usesOf(work, _id)
    if (Object.values(use).some((count) => count > 0)) {
      throw apiError('CONFLICT', settingsMessages.teamInUse(name, use))
    }
  }
}

/** A 409 for an audience that an event has, be it only in its newest draft. */
export const requireUnusedAudiences = async (
  work: Work,
  left: readonly NamedRow[],
): Promise<void> => {
  for (const { _id, name } of left) {
    const isFor = { audience: { in: [_id] } }
    const published = await findRows(work.payload, 'calendar', {
      where: { and: [isFor, outsideTrash] },
      select: { title: true },
      req: work,
    })
    const { docs: newest } = await work.payload.db.findVersions<{ title: string }>({
      collection: 'calendar',
      where: {
        and: [
          { latest: { equals: true } },
          { 'version.audience': { in: [_id] } },
          { 'version.deletedAt': { exists: false } },
        ],
      },
      limit: 0,
      pagination: false,
      req: work,
    })
    const events = new Set([
      ...published.map(({ id }) => id),
      ...newest.map(({ parent }) => String(parent)),
    ])
    if (events.size > 0) {
      throw apiError('CONFLICT', settingsMessages.audienceInUse(name, events.size))
    }
  }
}

const whole = { cents: false }

/** A 409 while a record, or a fee of the rules, has cents. */
export const requireWholeFees = async (work: Work): Promise<void> => {
  const { payload } = work
  const records = await findRows(payload, 'records', { select: { fee: true }, req: work })
  const options = { slug: 'rules', depth: 0, overrideAccess: true, req: work } as const
  const published = await payload.findGlobal(options)
  const newest = await payload.findGlobal({ ...options, draft: true })
  const fees = [
    ...records.map(({ fee }) => fee),
    ...[published, newest].flatMap(({ numbers }) => [
      numbers.shortLatenessFee,
      numbers.longLatenessFee,
      numbers.absenceFee,
    ]),
  ]
  if (fees.some((fee) => typeof fee === 'number' && !isFee(fee, whole))) {
    throw apiError('CONFLICT', settingsMessages.feesHaveCents)
  }
}
