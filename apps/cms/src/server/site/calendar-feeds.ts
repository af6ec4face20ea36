import { dueText, feedMessages } from '@tropa/contract/calendar/feed'
import { loginAddress } from '@tropa/contract/member/login-address'
import { paths } from '@tropa/contract/pages'
import { concerns, type Audience } from '@tropa/contract/calendar/audience'
import { dateIn } from '@tropa/contract/base/team-time'
import type { Request, Response, Router } from 'express'
import { renderFeed, type OwnEntry } from '../../features/calendar/feed'
import { readAllEvents, readEvent, type StoredEvent } from '../../features/calendar/read'
import { readMeetingsForFeed, sequenceOf } from '../../features/meeting/read'
import { findFeedOwner } from '../../features/member/feed-link'
import { readDeadlines } from '../../features/todo/deadline-day'
import { versionsOf } from '../../features/todo/read'
import { toPlainDate } from '../../payload/fields/stored-date'
import { readSettings } from '../../payload/globals/read-settings'
import { readSite } from '../../payload/globals/read-site'
import type { Meeting, Member, Todo } from '../../payload/payload-types'
import { audienceProblem } from '../../rpc/audience'
import type { SharedContext } from '../api/api-router'
import { areas, caseSensitiveRouter } from '../areas'
import { CachedResponse } from '../cached-response'
import { sendText } from '../send-error'
import { plainAddress } from '../plain-address'

const feedType = 'text/calendar; charset=utf-8'

const sources = ['calendar', 'site', 'settings'] as const

const toDueDay = (todo: Todo): OwnEntry => ({
  id: `todo-${todo.id}`,
  summary: dueText(todo.title),
  day: toPlainDate(todo.deadline),
  sequence: versionsOf(todo).version - 1,
  updatedAt: todo.changedAt ?? todo.createdAt,
  // Members of both roles share a feed, and the login leads an admin to the admins' home.
  path: loginAddress(paths.todo),
})

const toMeetingHour = (meeting: Meeting): OwnEntry => ({
  id: `meeting-${meeting.id}`,
  summary: meeting.title,
  startsAt: meeting.startsAt,
  sequence: sequenceOf(meeting),
  updatedAt: meeting.updatedAt,
  path: loginAddress(paths.meeting.replace(':id', meeting.id)),
  location: meeting.place,
  description: meeting.agenda,
})

/**
 * `/calendar.ics`: the academic calendar for calendar programs. `?for=` has the events for some students,
 * `?event=` one event, and `?key=` the feed of a member with their deadlines and meetings.
 */
export const calendarFeeds = ({ payload, env, cache, limits }: SharedContext): Router => {
  const { publicUrl, timeZone } = env

  const render = async (events: readonly StoredEvent[], own?: readonly OwnEntry[]) => {
    const site = (await readSite(payload)).name
    const name = own ? `${site} calendar and deadlines` : `${site} academic calendar`
    const options = { name, site, host: new URL(publicUrl).hostname, url: publicUrl }
    return new CachedResponse(200, feedType, renderFeed(events, options, own))
  }

  const readConcerning = async (lens: Audience | undefined) =>
    (await readAllEvents(payload)).filter(({ audience }) => concerns(audience, lens))

  // The rest of the query is not part of the key, so that invented parameters render nothing again.
  const readFeed = (lens: Audience | undefined) =>
    cache.read(
      `calendar feed ${lens ?? 'of everyone'}`,
      sources,
      async () => render(await readConcerning(lens)),
      ({ size }) => size,
    )

  /** Cached for an hour, because meetings leave the feed in the course of a day. */
  const readOwnFeed = ({ id, teams, feedFor }: Member) => {
    const today = dateIn(timeZone)
    const hour = new Date().getUTCHours()
    return cache.read(
      `calendar feed of ${id} in ${(teams ?? []).join()} for ${feedFor ?? 'everyone'} on ${today} at ${hour}`,
      [...sources, 'todos', 'meetings'],
      async () => {
        const [events, deadlines, meetings] = await Promise.all([
          readConcerning(feedFor ?? undefined),
          readDeadlines(payload, { id, teams }, today),
          readMeetingsForFeed(payload, { teams }),
        ])
        const own = [...deadlines.map(toDueDay), ...meetings.map(toMeetingHour)]
        return render(events, own)
      },
      ({ size }) => size,
    )
  }

  const sendOwnFeed = async (request: Request, response: Response, key: unknown) => {
    const owner = typeof key === 'string' ? await findFeedOwner(payload, key) : null
    if (!owner) {
      await limits['feed-address'].count(plainAddress(request.ip))
      sendText(response, 404, feedMessages.unknown)
      return
    }
    await (await readOwnFeed(owner)).send(request, response, 'private, no-cache')
  }

  const sendEvent = async (request: Request, response: Response, id: unknown) => {
    const events = typeof id === 'string' ? await readEvent(payload, id) : []
    if (events.length === 0) {
      sendText(response, 404, 'This event does not exist.')
      return
    }
    response.attachment('event.ics')
    await (await render(events)).send(request, response, 'no-cache')
  }

  const sendLens = async (request: Request, response: Response, lens: unknown) => {
    const { audiences } = await readSettings(payload)
    const asked = typeof lens === 'string' || lens === undefined ? lens : ''
    const problem = audienceProblem(asked, audiences)
    if (problem !== undefined) sendText(response, 400, problem)
    else await (await readFeed(asked)).send(request, response, 'no-cache')
  }

  const router = caseSensitiveRouter()
  router.get(areas.feed.path, async (request, response) => {
    const { event, key, for: lens } = request.query
    if (key !== undefined) response.set('Referrer-Policy', 'no-referrer')
    if (key !== undefined && lens !== undefined) sendText(response, 400, feedMessages.both)
    else if (key !== undefined) await sendOwnFeed(request, response, key)
    else if (event !== undefined) await sendEvent(request, response, event)
    else await sendLens(request, response, lens)
  })
  return router
}
