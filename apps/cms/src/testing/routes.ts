import { contract } from '@tropa/contract/contract'
import type { ErrorBody } from '@tropa/contract/errors'
import type * as z from 'zod'

/**
 * The contract's procedures by method and path. oRPC's types do not keep either, so they are written
 * down here once more; `routes.test.ts` compares them with the contract.
 */
export const routes = {
  'POST /api/user/login': contract.member.login,
  'GET /api/user/forgot-password': contract.member.resetLinks,
  'POST /api/user/forgot-password': contract.member.forgotPassword,
  'POST /api/user/logout': contract.member.logout,
  'GET /api/user/rights': contract.member.rights,
  'GET /api/user/waiting': contract.member.waiting,
  'GET /api/user/me': contract.member.me,
  'POST /api/user/change-password': contract.member.changePassword,
  'GET /api/members': contract.members.list,
  'GET /api/members/names': contract.members.names,
  'POST /api/members': contract.members.create,
  'PATCH /api/members/{id}': contract.members.change,
  'POST /api/members/{id}/invite': contract.members.invite,
  'DELETE /api/members/{id}': contract.members.remove,
  'POST /api/members/import': contract.members.import,
  'GET /api/user/contact': contract.emailAddress.get,
  'PUT /api/user/contact': contract.emailAddress.change,
  'POST /api/user/contact/confirm': contract.emailAddress.confirm,
  'GET /api/user/feed': contract.feed.get,
  'POST /api/user/feed': contract.feed.create,
  'DELETE /api/user/feed': contract.feed.remove,
  'GET /api/user/second-factor': contract.secondFactor.get,
  'POST /api/user/second-factor': contract.secondFactor.setUp,
  'POST /api/user/second-factor/confirm': contract.secondFactor.confirm,
  'DELETE /api/user/second-factor': contract.secondFactor.turnOff,
  'POST /api/activitylog': contract.activityLog.create,
  'GET /api/activitylog': contract.activityLog.list,
  'GET /api/activitylog/keeper': contract.activityLog.keeper,
  'DELETE /api/activitylog/{id}': contract.activityLog.remove,
  'GET /api/audit': contract.audit.list,
  'POST /api/contact': contract.inquiry.create,
  'GET /api/contact': contract.inquiry.list,
  'GET /api/inquiries': contract.inquiry.page,
  'PATCH /api/inquiries/{id}': contract.inquiry.change,
  'DELETE /api/inquiries/{id}': contract.inquiry.remove,
  'GET /api/todo': contract.todo.list,
  'GET /api/todo/archived': contract.todo.archived,
  'GET /api/todo/{id}/changes': contract.todo.changes,
  'GET /api/todo/expected': contract.todo.expected,
  'GET /api/todo/waiting': contract.todo.waiting,
  'POST /api/todo/{id}/remind': contract.todo.remind,
  'POST /api/todo': contract.todo.create,
  'PATCH /api/todo/{id}': contract.todo.edit,
  'PATCH /api/todo/{id}/acknowledge': contract.todo.acknowledge,
  'DELETE /api/todo/{id}': contract.todo.remove,
  'GET /api/todo/people': contract.todoPeople.list,
  'PUT /api/todo/{id}/people': contract.todoPeople.set,
  'GET /api/todo/results': contract.todoResult.active,
  'GET /api/todo/{id}/results': contract.todoResult.list,
  'PUT /api/todo/{id}/result': contract.todoResult.handIn,
  'PATCH /api/todo/{id}/results/{userId}': contract.todoResult.answer,
  'GET /api/team': contract.team.list,
  'GET /api/calendar': contract.calendar.get,
  'GET /api/calendar/events': contract.calendar.events,
  'GET /api/calendar/day': contract.deadline.day,
  'GET /api/rules': contract.rules.get,
  'GET /api/rules/numbers': contract.rules.numbers,
  'GET /api/rules/changes': contract.rules.changes,
  'POST /api/rules/acknowledge': contract.rules.acknowledge,
  'GET /api/about': contract.about.get,
  'GET /api/site': contract.site.get,
  'GET /api/settings': contract.settings.get,
  'PUT /api/settings': contract.settings.update,
  'PUT /api/settings/mark': contract.settings.setMark,
  'DELETE /api/settings/mark': contract.settings.removeMark,
  'GET /api/settings/sample': contract.settings.sample,
  'DELETE /api/settings/sample': contract.settings.removeSample,
  'POST /api/settings/test-mail': contract.testMail.send,
  'GET /api/user/notifications': contract.notifications.get,
  'PUT /api/user/notifications': contract.notifications.change,
  'GET /api/records': contract.record.list,
  'POST /api/records': contract.record.create,
  'PUT /api/records/{id}': contract.record.correct,
  'DELETE /api/records/{id}': contract.record.remove,
  'PUT /api/records/{id}/member': contract.record.linkMember,
  'GET /api/meetings': contract.meeting.list,
  'GET /api/meetings/{id}': contract.meeting.get,
  'GET /api/meetings/{id}/mark': contract.meeting.ownMark,
  'POST /api/meetings': contract.meeting.create,
  'PATCH /api/meetings/{id}': contract.meeting.edit,
  'DELETE /api/meetings/{id}': contract.meeting.remove,
  'GET /api/rollcall/{kind}/{id}': contract.rollCall.get,
  'PUT /api/rollcall/{kind}/{id}': contract.rollCall.save,
  'PATCH /api/rollcall/{kind}/{id}': contract.rollCall.change,
  'POST /api/rollcall/{kind}/{id}/close': contract.rollCall.close,
  'POST /api/rollcall/meeting/{id}/check-in': contract.checkIn.checkIn,
  'GET /api/rollcall/meeting/{id}/code': contract.checkIn.code,
  'POST /api/excuses': contract.excuse.create,
  'GET /api/excuses': contract.excuse.list,
  'PATCH /api/excuses/{id}': contract.excuse.decide,
  'DELETE /api/excuses/{id}': contract.excuse.takeBack,
  'GET /api/standing': contract.standing.get,
  'POST /api/records/{id}/dispute': contract.standing.dispute,
  'GET /api/disputes': contract.standing.disputes,
  'PATCH /api/records/{id}': contract.standing.decide,
  'GET /api/year': contract.year.get,
  'POST /api/year/close': contract.year.close,
  'GET /api/year/archive': contract.year.archive,
  'GET /api/fees': contract.fees.list,
  'POST /api/fees/{id}/settle': contract.fees.settle,
  'GET /api/attention': contract.attention.list,
  'GET /api/search': contract.search.find,
} as const

type Routes = typeof routes

interface WithOutput<Schema> {
  '~orpc': { outputSchema?: Schema | undefined }
}

type OutputOf<Procedure> =
  Procedure extends WithOutput<infer Schema extends z.core.$ZodType> ? z.output<Schema> : unknown

type WithoutQuery<Line> = Line extends `${infer Path}?${string}` ? Path : Line

type PatternOf<Route> = Route extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${PatternOf<End>}`
  : Route

/** The route that a line such as `PATCH /api/todo/123/acknowledge` belongs to. */
type RouteOf<Line> = Line extends string
  ? {
      [Route in keyof Routes]: WithoutQuery<Line> extends PatternOf<Route> ? Route : never
    }[keyof Routes]
  : never

/**
 * What a test may read from the body of a response. A test knows from the status whether it is an
 * output of the contract or an error.
 */
export type BodyOf<Line extends string> = string extends Line
  ? Record<string, unknown>
  : [RouteOf<Line>] extends [never]
    ? Record<string, unknown>
    : OutputOf<Routes[RouteOf<Line>]> & Partial<ErrorBody>
