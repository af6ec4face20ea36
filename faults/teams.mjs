import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import sampleTodo from '@tropa/contract/testing/todo.json' with { type: 'json' }
import { firstAccounts } from '@tropa/harness/accounts'
import { NoResponse } from '@tropa/harness/api'
import { allPages, logIn, send, sendOk } from './lib/api.mjs'
import { randomFrom } from '@tropa/harness/random'
import { inScene } from './lib/scene.mjs'

const people = 40
const acknowledging = 20
const todos = 200
const meetings = 60

const day = 86_400_000

/** In milliseconds: some are killed before the change is committed, and some after it. */
const latestKill = 400

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index))

/** One after the other, as admins do. */
const each = async (list, act) => {
  const done = []
  for (const one of list) done.push(await act(one))
  return done
}

const postTodo = (origin, token, title, teams) => {
  const body = { ...sampleTodo, title, assignees: teams, assignee: teams.join(', ') }
  return send(origin, 'POST /api/todo', { token, body })
}

const postMeeting = (origin, token, title, teams, days) => {
  const startsAt = new Date(Date.now() + days * day).toISOString()
  return send(origin, 'POST /api/meetings', { token, body: { title, startsAt, assignees: teams } })
}

/** Members, to-dos, past meetings with a closed roll call, meetings to come, and the feed of one member. */
const furnish = async (origin, token) => {
  const { teams } = await sendOk(origin, 'GET /api/settings')
  const some = (index) =>
    [teams[index % 4], teams[(index * 3 + 1) % 4]].map(({ name }) => name).slice(index % 2)
  const rows = times(people, (index) => ({ username: `member${index}`, teams: some(index) }))
  const body = { rows }
  const { invites } = await sendOk(origin, 'POST /api/members/import', { token, body })
  const tokens = await each(invites.slice(0, acknowledging), async ({ link }) => {
    const choice = { token: new URL(link).hash.slice(1), newPassword: 'a password of its own' }
    return (await sendOk(origin, 'POST /invite/accept', { body: choice })).token
  })
  const [asked] = await each(times(todos, Number), (index) =>
    postTodo(origin, token, `To-do ${index}`, index === 0 ? ['Everyone'] : some(index)),
  )
  const edited = `/api/todo/${asked.body.data._id}`
  await sendOk(origin, `PATCH ${edited}/acknowledge`, { token: tokens[0] })
  const assignees = teams.slice(0, 2).map(({ name }) => name)
  const edit = { ...sampleTodo, assignees, assignee: assignees.join(', '), version: 1 }
  await sendOk(origin, `PATCH ${edited}`, { token, body: { ...edit, askAgain: true } })
  const posted = await each(times(meetings, Number), (index) =>
    postMeeting(origin, token, `Meeting ${index}`, some(index), index % 2 ? index + 1 : -index - 1),
  )
  const roll = `/api/rollcall/meeting/${posted[0].body.data._id}`
  const { rows: expected } = await sendOk(origin, `GET ${roll}`, { token })
  const marks = expected.map(({ userId }) => ({ userId, mark: 'absent' }))
  await sendOk(origin, `PUT ${roll}`, { token, body: { marks } })
  await sendOk(origin, `POST ${roll}/close`, { token })
  const { url } = await sendOk(origin, 'POST /api/user/feed', { token: tokens[0], body: {} })
  return { token, tokens, roll, changes: `${edited}/changes`, feed: new URL(url).search }
}

const readFeed = async (origin, feed) => {
  const { text } = await send(origin, `GET /calendar.ics${feed}`)
  const events = text.split('BEGIN:VEVENT').filter((event) => !event.includes('Round'))
  return events.map((event) => event.match(/^(UID|SEQUENCE|SUMMARY).*$/gm))
}

/** Everything that names a team, and what a rename leaves alone; a to-do of a round is looked at by itself. */
const readState = async (origin, { token, tokens, roll, changes, feed }) => {
  const get = (path, as = token) => sendOk(origin, `GET /api/${path}`, { token: as })
  const isOld = ({ title }) => !title.startsWith('Round')
  const { teams, tagline } = await get('settings')
  const site = await get('site')
  const members = await get('members')
  const listed = (await get('todo')).filter(isOld)
  const met = (await allPages(origin, '/api/meetings', 'meetings', token)).filter(isOld)
  return {
    names: {
      settings: teams.map(({ _id, name }) => [_id, [name]]),
      members: members.map(({ username, role }) => [username, role]),
      todos: listed.map(({ _id, assignee, version }) => [_id + version, assignee.split(', ')]),
      meetings: met.map(({ _id, assignee, version }) => [_id + version, assignee.split(', ')]),
      me: [['me', (await get('user/me', tokens[0])).role]],
    },
    words: [tagline, site.tagline],
    roll: await sendOk(origin, `GET ${roll}`, { token }),
    // An earlier version keeps its text; the present one says today's names.
    earlier: (await sendOk(origin, `GET ${changes}`, { token: tokens[0] })).changes.map(
      ({ field, before }) => [field, before],
    ),
    feed: await readFeed(origin, feed),
  }
}

/** A state as it must be after a rename of teams. */
const renamed = ({ names, ...state }, renames, tagline) => ({
  ...state,
  words: [tagline, tagline],
  names: Object.fromEntries(
    Object.entries(names).map(([place, rows]) => [
      place,
      rows.map(([key, teams]) => [key, teams.map((name) => renames.get(name) ?? name)]),
    ]),
  ),
})

/** The answer, or `undefined` if the product was killed before it. */
const orNothing = (sending) =>
  sending.catch((error) => {
    if (error instanceof NoResponse) return undefined
    throw error
  })

const put = (origin, token, { mark, ...settings }, change) => {
  const body = { ...settings, mark: { letter: mark.letter }, ...change }
  return send(origin, 'PUT /api/settings', { token, body })
}

/** Swaps two names, or gives one team a new name. */
const renamesOf = (round, [{ name: one }, { name: other }]) =>
  new Map(
    Object.entries(round % 2 ? { [one]: other, [other]: one } : { [one]: `Team of ${round}` }),
  )

/** Adds a team for one round, which only a past meeting has. */
const addTeam = async (origin, token, name) => {
  const settings = await sendOk(origin, 'GET /api/settings')
  const { body } = await put(origin, token, settings, { teams: [...settings.teams, { name }] })
  await postMeeting(origin, token, `Round of ${name}`, [name], -1)
  return body.data
}

/**
 * Kills the product again and again while teams are renamed, swapped or removed, twenty members acknowledge and
 * somebody posts for the removed team: each change must have happened everywhere, or nowhere.
 */
export const killTeams = ({ rounds, seed, ...where }) =>
  inScene(where, async ({ start }) => {
    const random = randomFrom(seed)
    const figures = { rounds, changed: 0, confirmed: 0, acknowledged: 0 }
    const problems = []
    const product = await start()
    const { origin } = product
    const scene = await furnish(origin, await logIn(origin, firstAccounts.admin))
    const { token } = scene
    for (let round = 1; round <= rounds; round += 1) {
      const crew = `Crew ${round}`
      const settings = await addTeam(origin, token, crew)
      const before = await readState(origin, scene)
      const { body: todo } = await postTodo(origin, token, `Round ${round}`, ['Everyone'])
      const renames = renamesOf(round, settings.teams)
      const tagline = `Said in round ${round}`
      const teams = settings.teams
        .filter(({ name }) => name !== crew)
        .map(({ _id, name }) => ({ _id, name: renames.get(name) ?? name }))
      const changing = orNothing(put(origin, token, settings, { teams, tagline }))
      const posting = orNothing(postTodo(origin, token, `Round of ${crew}`, [crew]))
      const path = `PATCH /api/todo/${todo.data._id}/acknowledge`
      const marking = scene.tokens.map((own) => orNothing(send(origin, path, { token: own })))
      // On a busy machine nothing may have begun by then.
      if (random.chance(0.8)) await Promise.race([changing, ...marking])
      await pause(random.below(latestKill))
      await product.kill()
      const [change, post, ...marks] = await Promise.all([changing, posting, ...marking])
      await product.start()

      const after = await readState(origin, scene)
      const isChanged = after.words[0] === tagline
      const expected = isChanged ? renamed(before, renames, tagline) : before
      if (isChanged) expected.names.settings.pop()
      const isConfirmed = change?.status === 200
      for (const [place, rows] of Object.entries({ ...expected, ...expected.names })) {
        const now = after[place] ?? after.names[place]
        const isRight = isDeepStrictEqual(now, rows)
        if (place !== 'names' && !isRight) problems.push({ round, isChanged, place, rows, now })
      }
      if (isConfirmed && !isChanged) problems.push({ round, change })

      const active = await sendOk(origin, 'GET /api/todo', { token })
      const { acknowledgedBy } = active.find(({ _id }) => _id === todo.data._id)
      const confirmed = marks.filter((mark) => mark?.status === 200).length
      const counted = new Set(acknowledgedBy.map(({ userId }) => userId)).size
      if (counted !== acknowledgedBy.length || counted < confirmed)
        problems.push({ acknowledgedBy })
      const posted = active.filter(({ title }) => title === `Round of ${crew}`)
      const isLost = post?.status === 201 && posted.length === 0
      if (isLost || (isChanged && posted.length > 0)) problems.push({ round, post, posted })

      const past = await allPages(origin, '/api/meetings', 'meetings', token)
      const { assignee } = past.find(({ title }) => title === `Round of ${crew}`)
      if (assignee !== crew) problems.push(`${crew} is called ${assignee} in what is past.`)
      const [again] = past.filter(({ title }) => title === 'Meeting 2')
      const once = await postMeeting(origin, token, 'Round again', again.assignee.split(', '), 7)
      if (once.status !== 201) problems.push({ round, once })

      figures.changed += Number(isChanged)
      figures.confirmed += Number(isConfirmed)
      figures.acknowledged += confirmed
      if (isChanged) continue
      await each(posted, ({ _id }) => sendOk(origin, `DELETE /api/todo/${_id}`, { token }))
      const kept = settings.teams.filter(({ name }) => name !== crew)
      const { status } = await put(origin, token, settings, { teams: kept })
      if (status !== 200) problems.push(`${crew} could not be left out: ${status}`)
    }
    await product.stop()
    if (figures.changed === 0 || figures.acknowledged === 0)
      problems.push('Too little was changed.')
    return { figures, problems }
  })
