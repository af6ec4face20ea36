import { accountPages, publicPages, type VisitorPage as Page } from '@tropa/contract/pages'
import type { LoaderFunction } from 'react-router-dom'
import type { ApiClient } from '../api/api-context'
import { apiFailure } from '../api/api-failure'
import { publicLoader } from '../api/loaders'
import { readAudience, readStartYear } from '../features/calendar/model/page-params'
import { loadHome } from '../features/home/home-data'
import type { PageHandle } from '../shell/page-handle'
import type { LoadScreen } from './load-screens'

interface VisitorPage extends Page, Pick<PageHandle, 'status'> {
  loader?: LoaderFunction
  /** The parameters of the address with which it loads something else. */
  loadedBy?: readonly string[]
  screen: LoadScreen
}

/** If the address names an unknown audience, the calendar shows everyone's dates. */
const loadCalendar = async (client: ApiClient, chosen: number | null, students?: string) => {
  const year =
    chosen ?? (await (await import('../features/calendar/model/open-year')).yearToOpen(client))
  try {
    return await client.calendar.events({ year, for: students })
  } catch (error) {
    if (students === undefined || apiFailure(error).status !== 400) throw error
    return client.calendar.events({ year })
  }
}

const listedPages = (client: ApiClient): Record<keyof typeof publicPages, VisitorPage> => ({
  home: {
    ...publicPages.home,
    loader: publicLoader(() => loadHome(client)),
    screen: () => import('../features/home/home-screen').then((file) => file.HomeScreen),
  },
  about: {
    ...publicPages.about,
    loader: publicLoader(() => client.about.get()),
    screen: () => import('../features/about/about-screen').then((file) => file.AboutScreen),
  },
  team: {
    ...publicPages.team,
    loader: publicLoader(() => client.team.list()),
    screen: () => import('../features/team/team-screen').then((file) => file.TeamScreen),
  },
  calendar: {
    ...publicPages.calendar,
    loadedBy: ['year', 'for'],
    loader: publicLoader((search) =>
      loadCalendar(client, readStartYear(search), readAudience(search) ?? undefined),
    ),
    screen: () =>
      import('../features/calendar/calendar-screen').then((file) => file.CalendarScreen),
  },
  contact: {
    ...publicPages.contact,
    screen: () => import('../features/inquiry/contact-screen').then((file) => file.ContactScreen),
  },
  rules: {
    ...publicPages.rules,
    loader: publicLoader(() => client.rules.get()),
    screen: () => import('../features/rules/rules-screen').then((file) => file.RulesScreen),
  },
})

/** The pages outside the members' area, with what loads and draws them. */
export const visitorPages = (client: ApiClient): VisitorPage[] => [
  ...Object.values(listedPages(client)),
  {
    ...accountPages.login,
    screen: () => import('../features/member/login-screen').then((file) => file.LoginScreen),
  },
  {
    ...accountPages.invite,
    screen: () => import('../features/member/invite-screen').then((file) => file.InviteScreen),
  },
  {
    ...accountPages.confirm,
    screen: () => import('../features/member/confirm-screen').then((file) => file.ConfirmScreen),
  },
  {
    ...accountPages.unsubscribe,
    screen: () =>
      import('../features/member/unsubscribe-screens').then((file) => file.UnsubscribeScreen),
  },
  {
    ...accountPages.unsubscribed,
    screen: () =>
      import('../features/member/unsubscribe-screens').then((file) => file.UnsubscribedScreen),
  },
  {
    path: '*',
    title: 'Page not found',
    description: 'There is no page at this address.',
    status: 404,
    screen: () => import('../shell/not-found-screen').then((file) => file.NotFoundScreen),
  },
]
