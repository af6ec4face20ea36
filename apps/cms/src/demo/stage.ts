import { addDays } from '@tropa/contract/base/calendar-date'
import { momentAt } from '@tropa/contract/base/team-moment'
import { dateIn } from '@tropa/contract/base/team-time'
import { isAsked } from '@tropa/contract/team/assignee'
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'
import { newId } from '../database/ids'
import { createRow } from '../database/rows'
import { isSearched, searchTextOf } from '../database/searched-fields'
import type { AuditEvent, Work } from '../database/unit-of-work'
import type { Env } from '../env'
import type { ActivityLog, AuditTrail, Member } from '../payload/payload-types'
import { asOf } from './clock'
import type { PlannedTodo, When } from './data'

const minute = 60_000

export const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute)

/** The demo's first start, by the team's clocks. */
export const beginning: When = '44 09:00'

/** A moment up to so many minutes later: people do nothing at the same minute of every hour. */
export const unevenly = (at: Date, index: number, minutes: number) =>
  later(at, ((index + 1) * 37) % minutes)

/** The demo's people and times, for the code that writes its history. */
export class Stage {
  readonly members = new Map<string, Member>()
  /** The ids of to-dos and meetings, by their keys in `data.json`. */
  readonly ids = new Map<string, string>()
  readonly today: string

  constructor(
    readonly payload: Payload,
    readonly env: Env,
  ) {
    this.today = dateIn(env.timeZone)
  }

  /** The date in some days, or some days ago for a negative number. */
  readonly day = (days: number) => addDays(this.today, days)

  readonly at = (when: When) => {
    const [days, time = ''] = when.split(' ')
    return momentAt(this.env.timeZone, `${this.day(-Number(days))}T${time}`)
  }

  member(username: string): Member {
    const found = this.members.get(username)
    if (!found) throw new Error(`The demo has nobody called ${username}.`)
    return found
  }

  idOf(key: string): string {
    const found = this.ids.get(key)
    if (found === undefined) throw new Error(`The demo has nothing called ${key}.`)
    return found
  }

  asked(teams: readonly string[]): Member[] {
    return [...this.members.values()].filter((member) => isAsked(teams, member.teams ?? []))
  }

  /** Who acknowledges a to-do when: one after the other on the day on which they are asked. */
  acknowledging(usernames: string, teams: readonly string[], asked: When) {
    const names = this.asked(teams).map(({ username }) => username)
    return (usernames === '*' ? names : usernames.split(' ')).map((username, index) => ({
      username,
      at: unevenly(later(this.at(asked), 40 * (index + 1)), index, 39),
    }))
  }

  acknowledgements({ acknowledged, teams, posted }: PlannedTodo) {
    return this.acknowledging(acknowledged, teams, posted)
  }
}

/** Writes rows of the past in a unit of work, bypassing Payload's operations, each with the time it happened. */
export class Pen {
  constructor(
    readonly stage: Stage,
    readonly work: Work,
  ) {}

  row<Slug extends CollectionSlug>(
    at: Date,
    slug: Slug,
    data: RequiredDataFromCollectionSlug<Slug>,
  ) {
    const row = { ...data, ...(isSearched(slug) && { searchText: searchTextOf(slug, data) }) }
    return asOf(at, () => createRow(this.stage.payload, slug, row, this.work))
  }

  act(at: Date, username: string, action: ActivityLog['action'], description: string) {
    return this.row(at, 'activity-logs', { username, action, description })
  }

  async audit(
    at: Date,
    actor: string,
    action: AuditTrail['action'],
    { collection, id, title }: AuditEvent['row'],
    fields: readonly string[] = [],
  ): Promise<void> {
    const actorId = this.stage.members.get(actor)?.id ?? ''
    const address = actorId && '127.0.0.1'
    const row = { rowCollection: collection, rowId: id, rowTitle: title, fields: fields.join(', ') }
    const entry = { at: at.toISOString(), actor, actorId, address, action, ...row }
    const data = { ...entry, searchText: searchTextOf('audit-trail', entry) }
    const customID = await asOf(at, () => Promise.resolve(newId()))
    const { db } = this.stage.payload
    await db.create({ collection: 'audit-trail', customID, data, returning: false, req: this.work })
  }
}
