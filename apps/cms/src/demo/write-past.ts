import { activityText } from '@tropa/contract/activity-log/sentences'
import type { SubjectKind } from '@tropa/contract/base/subject'
import { dateIn } from '@tropa/contract/base/team-time'
import { judge, type CountedKind, type Mark } from '@tropa/contract/rules/judge'
import type { Ladder } from '@tropa/contract/rules/numbers'
import { statusText, violationText } from '@tropa/contract/record/record-text'
import { archiveRow } from '../backup/last-backup'
import { memberRow } from '../rpc/session-store'
import { auditedRecord, originOf } from '../features/record/stored-record'
import { toStoredDate } from '../payload/fields/stored-date'
import { beginning, later, unevenly, type Pen } from './stage'
import { demoData, type ArchivedTodo, type HeldMeeting } from './data'

/** The one admin of the demo, who asks, closes and decides. */
export const admin = 'marielle'

interface Closing {
  kind: SubjectKind
  what: HeldMeeting | ArchivedTodo
  title: string
  teams: readonly string[]
  closedAt: Date
}

const excuseOf = (key: string, who: string) =>
  demoData.excuses.find((excuse) => excuse.key === key && excuse.who === who)

const markOf = ({ kind, what }: Closing, who: string): [Mark, number | null] => {
  const minutes = what.late?.[who]
  if (minutes !== undefined) return ['late', minutes]
  if (excuseOf(what.key, who)?.state === 'accepted') return ['excused', null]
  if (what.absent?.includes(who)) return ['absent', null]
  if (what.missed?.includes(who)) return ['missed', null]
  return [kind === 'meeting' ? 'present' : 'delivered', null]
}

/** Closes the roll calls of the past as the product does: the records follow from the marks and the rules' numbers. */
class Closer {
  readonly #counts = new Map<string, number>()

  constructor(
    readonly pen: Pen,
    readonly numbers: Ladder,
  ) {}

  #count(who: string, counts: CountedKind) {
    const number = (this.#counts.get(`${who} ${counts}`) ?? 0) + 1
    this.#counts.set(`${who} ${counts}`, number)
    return number
  }

  async #record(closing: Closing, who: string, minutes: number | null, mark: Mark) {
    const { pen, numbers } = this
    const { stage } = pen
    const outcome = judge(mark, minutes, numbers)
    if (!outcome) return null
    const { fee, counts } = outcome
    const { kind, what, title, closedAt } = closing
    const { id } = stage.member(who)
    const decision = demoData.decisions.find((each) => each.key === what.key && each.who === who)
    const { state = 'open', disputed, decided, reason = null, answer = null } = decision ?? {}
    const decidedAt = decided === undefined ? undefined : stage.at(decided)
    const violation = violationText(counts, title, minutes)
    const record = await pen.row(closedAt, 'records', {
      ...{ name: who, violation, fee, status: statusText(counts, this.#count(who, counts)) },
      ...{ date: closedAt.toISOString(), member: id, counts, numbers: { ...numbers } },
      origin: originOf({ kind, _id: stage.idOf(what.key) }, id),
      ...{ state, reason, answer, decidedAt: decidedAt?.toISOString() ?? null },
      disputedAt: disputed === undefined ? null : stage.at(disputed).toISOString(),
    })
    const row = auditedRecord({ id: record.id, name: who })
    const fields = ['name', 'violation', 'fee', 'status', 'date', 'member']
    await pen.audit(closedAt, admin, 'create', row, fields)
    if (decidedAt && state !== 'open' && state !== 'disputed') {
      await pen.audit(decidedAt, admin, 'update', row, answer ? ['state', 'answer'] : ['state'])
      await pen.act(decidedAt, admin, 'DECIDE', activityText.recordDecided(state, who, violation))
    }
    return outcome
  }

  /** Stores the notice to a member who is one below the limit of instances. */
  async #notice(who: string, at: Date) {
    const allowed = this.numbers.instanceLimit
    const of = (counts: CountedKind) => this.#counts.get(`${who} ${counts}`) ?? 0
    if (of('lateness') + of('absence') !== allowed - 1) return
    const { id: memberId } = this.pen.stage.member(who)
    await this.pen.row(at, 'limit-notices', { memberId, limit: 'instances', allowed })
  }

  async close(closing: Closing): Promise<void> {
    const { pen, numbers } = this
    const { kind, what, title, teams, closedAt } = closing
    const people = pen.stage.asked(teams).map(({ id, username }) => ({ userId: id, username }))
    const rows = []
    for (const { userId, username } of people) {
      const [mark, minutes] = markOf(closing, username)
      const outcome = await this.#record(closing, username, minutes, mark)
      if (outcome) await this.#notice(username, closedAt)
      rows.push({ userId, username, mark, minutes, outcome })
    }
    const subjectId = pen.stage.idOf(what.key)
    await pen.row(closedAt, 'roll-calls', {
      ...{ kind, subjectId, closedAt: closedAt.toISOString(), numbers: { ...numbers }, rows },
      marks: rows.map(({ userId, mark, minutes }) => ({ userId, mark, minutes })),
      expected: JSON.stringify(people),
    })
    const count = rows.filter(({ outcome }) => outcome).length
    await pen.act(closedAt, admin, 'CLOSE_ROLL_CALL', activityText.rollCallClosed(title, count))
  }
}

const writeMeetings = async (pen: Pen): Promise<Closing[]> => {
  const closings: Closing[] = []
  const { stage } = pen
  for (const what of [...demoData.meetings, demoData.openMeeting]) {
    const { title, teams } = what
    const startsAt = stage.at(what.at)
    const isClosed = 'key' in what
    const closedAt = unevenly(later(startsAt, 70), title.length, 15)
    const times = {
      startsAt: startsAt.toISOString(),
      closedAt: isClosed ? closedAt.toISOString() : null,
    }
    const announced = later(startsAt, -3 * 24 * 60)
    const { place, agenda, minutes }: Partial<HeldMeeting> = isClosed ? what : {}
    const texts = { title, ...(place && { place }), ...(agenda && { agenda }), assignees: teams }
    const meeting = await pen.row(announced, 'meetings', { ...texts, minutes, ...times })
    const row = { collection: 'meetings', id: meeting.id, title }
    await pen.audit(announced, admin, 'create', row, [...Object.keys(texts), 'startsAt'])
    if (minutes) await pen.audit(later(closedAt, 25), admin, 'update', row, ['minutes'])
    stage.ids.set(isClosed ? what.key : 'open', meeting.id)
    if (isClosed) closings.push({ kind: 'meeting', what, title, teams, closedAt })
  }
  return closings
}

const writeArchived = async (pen: Pen): Promise<Closing[]> => {
  const closings: Closing[] = []
  const { stage } = pen
  for (const what of demoData.archived) {
    const { teams, key } = what
    const { title } = what.text
    const posted = stage.at(what.posted)
    const deadline = toStoredDate(stage.day(-what.due))
    const text = { ...what.text, assignees: teams, deadline }
    const { id: todo } = await pen.row(posted, 'todos', text)
    stage.ids.set(key, todo)
    await pen.audit(
      posted,
      admin,
      'create',
      { collection: 'todos', id: todo, title },
      Object.keys(text),
    )
    await pen.act(posted, admin, 'ADD_TODO', `Added ${title}`)
    for (const { username, at } of stage.acknowledgements(what)) {
      const { id: memberId } = stage.member(username)
      const acknowledgedAt = at.toISOString()
      await pen.row(at, 'acknowledgements', { todo, memberId, username, acknowledgedAt })
    }
    const reminded = stage.at(`${what.due + 2} 10:05`)
    for (const who of what.reminded ?? []) {
      const memberId = stage.member(who).id
      await pen.row(reminded, 'reminders', { todo, memberId, day: stage.day(-what.due - 2) })
    }
    const length = what.reminded?.length ?? 0
    if (length > 0) await pen.act(reminded, admin, 'REMIND', activityText.reminded(title, length))
    const closedAt = stage.at(`${what.due - 1} 18:20`)
    closings.push({ kind: 'todo', what, title, teams, closedAt })
  }
  return closings
}

const writeExcuses = async (pen: Pen, closings: readonly Closing[]): Promise<void> => {
  const { stage } = pen
  for (const { who, key, sent, reason, state, note, decided } of demoData.excuses) {
    const closing = closings.find(({ what }) => what.key === key)
    if (!closing) throw new Error(`The demo has no roll call of ${key}.`)
    const { kind, title } = closing
    const { id: memberId } = stage.member(who)
    const decidedAt = stage.at(decided)
    const { id } = await pen.row(stage.at(sent), 'excuses', {
      ...{ kind, subjectId: stage.idOf(key), memberId, reason },
      ...{ state, note: note ?? null, decidedAt: decidedAt.toISOString() },
    })
    const fields = note ? ['state', 'note'] : ['state']
    const row = { collection: 'excuses', id, title: `Excuse of ${who}` }
    await pen.audit(decidedAt, admin, 'update', row, fields)
    await pen.act(decidedAt, admin, 'DECIDE', activityText.excuseDecided(state, who, title))
  }
}

const writeInquiries = async (pen: Pen): Promise<void> => {
  for (const { sent, status, notes, ...texts } of demoData.inquiries) {
    const at = pen.stage.at(sent)
    const assignedTo = status === 'spam' ? null : pen.stage.member(admin).id
    const handling = { status, notes: notes ?? null, assignedTo, version: 2 }
    const { id } = await pen.row(at, 'inquiries', { ...texts, ...handling })
    const handled = unevenly(at, texts.name.length, 24 * 60)
    const fields = assignedTo ? ['status', 'assignedTo', 'notes'] : ['status']
    await pen.audit(
      handled,
      admin,
      'update',
      { collection: 'inquiries', id, title: texts.name },
      fields,
    )
  }
}

const writeRules = async (pen: Pen): Promise<void> => {
  const { stage } = pen
  const read = async (revision: number, days: number, usernames: Iterable<string>) => {
    for (const [index, username] of [...usernames].entries()) {
      const at = unevenly(stage.at(`${days} 19:00`), index, 180)
      const acknowledgedOn = dateIn(stage.env.timeZone, at)
      const memberId = stage.member(username).id
      await pen.row(at, 'rules-acknowledgements', { memberId, revision, acknowledgedOn })
    }
  }
  await read(1, 42, stage.members.keys())
  await read(2, 7, demoData.rules.read.split(' '))
}

/** Writes the remaining entries of the audit trail and the activity log. */
const writeRest = async (pen: Pen): Promise<void> => {
  const { stage } = pen
  const started = stage.at(beginning)
  for (const [index, [username, { id }]] of [...stage.members].entries()) {
    const row = memberRow({ id, username })
    const isFirst = username === admin
    const invited = isFirst ? started : later(started, 20 + index)
    const fields = ['username', 'name', 'userType', 'isEditor', 'teams']
    await pen.audit(invited, isFirst ? 'server' : admin, 'create', row, fields)
    const signIn = async (at: Date) => {
      await pen.audit(at, username, 'sign-in', row)
      await pen.act(at, username, 'LOGIN', `${username} logged in`)
    }
    const accepted = isFirst ? started : unevenly(invited, index, 600)
    if (isFirst) await signIn(accepted)
    else await pen.audit(accepted, username, 'invite-used', row)
    // Every six days, because a session ends after seven.
    for (let days = 6; days < 44; days += 6) {
      await signIn(unevenly(later(accepted, days * 24 * 60), index + days, 600))
    }
  }
  for (const [username, when] of Object.entries(demoData.passwords)) {
    const at = stage.at(when)
    await pen.act(at, username, 'CHANGE_PASSWORD', `${username} changed the password`)
    const row = memberRow({ id: stage.member(username).id, username })
    await pen.audit(at, username, 'password-change', row)
  }
  const { title } = demoData.deleted
  const deleted = stage.at(demoData.deleted.at)
  const posted = stage.at(demoData.deleted.posted)
  await pen.act(posted, admin, 'ADD_TODO', `Added ${title}`)
  const row = { collection: 'todos', id: '', title }
  await pen.audit(posted, admin, 'create', row, ['title', 'deadline', 'assignees'])
  await pen.act(deleted, admin, 'DELETE_TODO', `Deleted ${title}`)
  await pen.audit(deleted, admin, 'delete', row)
  for (let days = 43; days > 0; days -= 7) {
    const at = stage.at(`${days} 03:00`)
    const made = at.toISOString()
    await pen.audit(at, 'command', 'backup', archiveRow(made))
  }
}

/** Writes the past of the term as rows. */
export const writePast = async (pen: Pen, numbers: Ladder): Promise<void> => {
  const closings = [...(await writeMeetings(pen)), ...(await writeArchived(pen))]
  await writeExcuses(pen, closings)
  const closer = new Closer(pen, numbers)
  for (const closing of closings.toSorted((a, b) => Number(a.closedAt) - Number(b.closedAt))) {
    await closer.close(closing)
  }
  await writeInquiries(pen)
  await writeRules(pen)
  await writeRest(pen)
}
