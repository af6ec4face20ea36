import { createRouterClient } from '@orpc/server'
import { assigneeNames, assigneeText } from '@tropa/contract/team/assignee'
import { defaultTeams, namesOfIds } from '@tropa/contract/settings/teams'
import { createCache } from '../cache/cache'
import { createRateLimits } from '../rpc/rate-limits'
import { router } from '../server/api/router'
import { asOf } from './clock'
import { admin } from './write-past'
import type { Stage } from './stage'
import { demoData, type PlannedTodo } from './data'

/** What a form sends for teams. */
const formOf = (teams: readonly string[]) => {
  const assignees = teams.includes('Everyone') ? [...teams] : namesOfIds(teams, defaultTeams)
  return { assignees, assignee: assigneeText(assignees) }
}

/** Calls the product's procedures as one of the demo's people, or as a visitor. */
const clientsOf = async ({ payload, env, members }: Stage) => {
  const limits = await createRateLimits(payload, { rateLimit: false })
  const shared = {
    payload,
    env,
    limits,
    cache: createCache(payload),
    token: undefined,
    address: '127.0.0.1',
  }
  const sessionOf = (username: string) => {
    const member = members.get(username)
    const sid = member?.sessions?.[0]?.id
    if (!member || sid === undefined) throw new Error(`The demo has nobody called ${username}.`)
    return { sid, id: member.id, username, userType: member.userType, needsSecondFactor: false }
  }
  return (username?: string) =>
    createRouterClient(router, {
      context: { ...shared, ...(username !== undefined && { session: sessionOf(username) }) },
    })
}

type ClientOf = Awaited<ReturnType<typeof clientsOf>>

const postTodo = async (stage: Stage, as: ClientOf, todo: PlannedTodo): Promise<void> => {
  const { key, text, teams, due, posted } = todo
  const form = { ...text, deadline: stage.day(due), ...formOf(teams) }
  const { _id } = await asOf(stage.at(posted), async () => {
    const description = `Added ${text.title}`
    await as(admin).activityLog.create({ username: admin, action: 'ADD_TODO', description })
    return (await as(admin).todo.create(form)).data
  })
  stage.ids.set(key, _id)
}

const acknowledgeAll = async (
  stage: Stage,
  as: ClientOf,
  key: string,
  acknowledging: ReturnType<Stage['acknowledgements']>,
): Promise<void> => {
  const params = { id: stage.idOf(key) }
  for (const { username, at } of acknowledging) {
    await asOf(at, () => as(username).todo.acknowledge({ params }))
  }
}

const postTodos = async (stage: Stage, as: ClientOf): Promise<void> => {
  for (const todo of demoData.todos) {
    await postTodo(stage, as, todo)
    await acknowledgeAll(stage, as, todo.key, stage.acknowledgements(todo))
  }
  const { key, at, desc, due, acknowledged } = demoData.changed
  const before = demoData.todos.find((todo) => todo.key === key)
  if (!before) return
  const { text, teams } = before
  const params = { id: stage.idOf(key) }
  const form = { ...text, desc, deadline: stage.day(due), ...formOf(teams) }
  const body = { ...form, version: 1, askAgain: true }
  await asOf(stage.at(at), () => as(admin).todo.edit({ params, body }))
  await acknowledgeAll(stage, as, key, stage.acknowledging(acknowledged, teams, at))
}

/** Announces tomorrow's meeting, and moves it once. */
const callMeeting = async (stage: Stage, as: ClientOf): Promise<string> => {
  const { title, time, announced, moved, movedAt, teams, place, agenda } = demoData.nextMeeting
  const { assignees } = formOf(teams)
  const texts = { title, assignees, place, agenda }
  const form = (at: string) => ({ ...texts, startsAt: stage.at(`-1 ${at}`).toISOString() })
  const { meeting } = as(admin)
  const { data } = await asOf(stage.at(announced), () => meeting.create(form(time)))
  const call = { params: { id: data._id }, body: { ...form(moved), version: 1 } }
  await asOf(stage.at(movedAt), () => meeting.edit(call))
  return data._id
}

/** Writes the minutes of the last meeting, and corrects them once. */
const writeMinutes = async (stage: Stage, as: ClientOf): Promise<void> => {
  const { key, written, text, corrected, correction } = demoData.minutes
  const params = { id: stage.idOf(key) }
  const { meeting } = as(admin)
  for (const [at, minutes] of [
    [written, text],
    [corrected, correction],
  ] as const) {
    const { title, startsAt, assignee, version } = await meeting.get({ params })
    const assignees = assigneeNames(assignee)
    const body = { title, startsAt, assignees, minutes, version }
    await asOf(stage.at(at), () => meeting.edit({ params, body }))
  }
}

/** Names the people of one to-do, and hands in what was made for others. */
const handIn = async (stage: Stage, as: ClientOf): Promise<void> => {
  const { key, at, people } = demoData.named
  const body = { userIds: people.map((who) => stage.member(who).id) }
  const named = { params: { id: stage.idOf(key) }, body }
  await asOf(stage.at(at), () => as(admin).todoPeople.set(named))
  for (const { key, who, at, link, note, answered, state, answer } of demoData.results) {
    const params = { id: stage.idOf(key) }
    const call = { params, body: { link, note } }
    const { data } = await asOf(stage.at(at), () => as(who).todoResult.handIn(call))
    if (!data || !answered || !state) continue
    const { userId, handedInAt } = data
    const decision = { params: { ...params, userId }, body: { state, answer, handedInAt } }
    await asOf(stage.at(answered), () => as(admin).todoResult.answer(decision))
  }
}

const markOpenMeeting = async (stage: Stage, as: ClientOf): Promise<void> => {
  const { late, present } = demoData.openMeeting
  const params = { kind: 'meeting' as const, id: stage.idOf('open') }
  const marks = [
    ...Object.entries(late).map(([who, minutes]) => ({ who, mark: 'late' as const, minutes })),
    ...present.map((who) => ({ who, mark: 'present' as const })),
  ].map(({ who, ...mark }) => ({ userId: stage.member(who).id, ...mark, was: null }))
  const at = stage.at(demoData.openMeeting.marked)
  await asOf(at, () => as(admin).rollCall.change({ params, body: { marks } }))
}

const disputeRecord = async ({ at }: Stage, as: ClientOf): Promise<void> => {
  const client = as(demoData.dispute.who)
  const { records } = await client.standing.get()
  const newest = records.find(({ state }) => state === 'open')
  if (!newest) return
  const { reason } = demoData.dispute
  const call = { params: { id: newest._id }, body: { reason } }
  await asOf(at(demoData.dispute.at), () => client.standing.dispute(call))
}

/** Writes what is open today, by the product's procedures, each when it happened. */
export const writeOpen = async (stage: Stage): Promise<void> => {
  const as = await clientsOf(stage)
  await postTodos(stage, as)
  await handIn(stage, as)
  await writeMinutes(stage, as)
  const _id = await callMeeting(stage, as)
  await markOpenMeeting(stage, as)
  for (const { who, key, sent, reason } of demoData.openExcuses) {
    const subject = key
      ? { kind: 'todo' as const, id: stage.idOf(key) }
      : { kind: 'meeting' as const, id: _id }
    await asOf(stage.at(sent), () => as(who).excuse.create({ ...subject, reason }))
  }
  await disputeRecord(stage, as)
  for (const { sent, ...inquiry } of demoData.newInquiries) {
    await asOf(stage.at(sent), () => as().inquiry.create(inquiry))
  }
}
