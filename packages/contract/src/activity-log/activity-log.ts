import * as z from 'zod/mini'
import { pageQuery, pagination } from '../base/pagination'
import { admin, body, byId, confirmation, logKeeper, memberLimited } from '../procedure-builders'
import { timeOutput } from '../base/dates'
import { lenientText, maxLength, requiredText } from '../base/text'

export const reportedActions = [
  'LOGIN',
  'LOGOUT',
  'CHANGE_PASSWORD',
  'ADD_TODO',
  'DELETE_TODO',
] as const

export type ReportedAction = (typeof reportedActions)[number]

/** The actions of an entry. Clients report some of them; the server records the others with the change itself. */
export const actions = [
  ...reportedActions,
  'EDIT_TODO',
  'REMIND',
  'CLOSE_ROLL_CALL',
  'DECIDE',
] as const

export type Action = (typeof actions)[number]

/** The sentence of the 403 for members other than the log keeper. */
export const logKeeperOnly = (username: string) =>
  `Access denied: Only the user "${username}" can delete activity logs`

export const activityLogMessages = {
  notFound: 'This activity log does not exist.',
  deleted: 'Activity log deleted successfully',
} as const

const newEntry = body({
  username: lenientText().register(z.globalRegistry, {
    description: "Not read: the entry names the token's member",
  }),
  action: z.enum(reportedActions, { error: `Must be one of ${reportedActions.join(', ')}.` }),
  description: requiredText('Please describe the action.', maxLength.description),
})

export const activityLog = z.object({
  _id: z.string(),
  username: z.string(),
  action: z.enum(actions),
  description: z.string(),
  createdAt: timeOutput,
})

export type ActivityLog = z.infer<typeof activityLog>

export const activityLogContract = {
  create: memberLimited
    .post(
      '/activitylog',
      "Record an action; the username is the token's, whatever the body says",
      201,
    )
    .input(newEntry)
    .output(activityLog),
  list: admin
    .get('/activitylog', 'The activity log, newest first')
    .input(pageQuery)
    .output(z.object({ logs: z.array(activityLog), pagination })),
  keeper: admin
    .get('/activitylog/keeper', 'Who may delete entries')
    .output(z.object({ username: z.string() })),
  remove: logKeeper.del('/activitylog/{id}', 'Delete an entry').input(byId).output(confirmation),
}
