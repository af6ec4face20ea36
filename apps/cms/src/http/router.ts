import { aboutRoutes } from '../about/routes'
import { activityLogRoutes } from '../activity-log/routes'
import { calendarRoutes } from '../calendar/routes'
import { inquiryRoutes } from '../inquiry/routes'
import { userRoutes } from '../member/routes'
import { recordRoutes } from '../record/routes'
import { rulesRoutes } from '../rules/routes'
import { siteRoutes } from '../site/routes'
import { teamRoutes } from '../team/routes'
import { todoRoutes } from '../todo/routes'
import { api } from '../api/api'

/** Every call of the contract, bound to its handler. */
export const router = api.router({
  user: userRoutes,
  activityLog: activityLogRoutes,
  inquiry: inquiryRoutes,
  todo: todoRoutes,
  team: teamRoutes,
  calendar: calendarRoutes,
  rules: rulesRoutes,
  about: aboutRoutes,
  site: siteRoutes,
  record: recordRoutes,
})
