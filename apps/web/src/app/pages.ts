import type { LoaderFunction } from 'react-router-dom'
import type { ApiClient } from '../api/api-context'
import { publicLoader } from '../api/loaders'
import { loadHome } from '../features/home/home-data'
import { readAudience, readStartYear } from '../features/calendar/model/page-params'
import { paths } from '../paths'
import type { PageAccess } from '../session/page-access'
import type { PageHandle } from '../shell/page-handle'
import type { LoadScreen } from './load-screens'

/** A page that anyone may open, unless `access` says otherwise. */
interface PublicPage extends Omit<PageHandle, 'access'> {
  path: string
  access?: PageAccess
  loader?: LoaderFunction
  /** The parameters of the address with which it loads something else. */
  loadedBy?: readonly string[]
  screen: LoadScreen
}

export const publicPages = (client: ApiClient): PublicPage[] => [
  {
    path: paths.home,
    title: null,
    loader: publicLoader(() => loadHome(client)),
    screen: () => import('../features/home/home-screen').then((module) => module.HomeScreen),
  },
  {
    path: paths.about,
    title: 'About',
    loader: publicLoader(() => client.about.get()),
    screen: () => import('../features/about/about-screen').then((module) => module.AboutScreen),
  },
  {
    path: paths.team,
    title: 'Team',
    loader: publicLoader(() => client.team.list()),
    screen: () => import('../features/team/team-screen').then((module) => module.TeamScreen),
  },
  {
    path: paths.calendar,
    title: 'Calendar',
    loadedBy: ['year', 'for'],
    loader: publicLoader((search) =>
      client.calendar.get({
        year: readStartYear(search) ?? undefined,
        for: readAudience(search) ?? undefined,
      }),
    ),
    screen: () =>
      import('../features/calendar/calendar-screen').then((module) => module.CalendarScreen),
  },
  {
    path: paths.contact,
    title: 'Contact',
    screen: () =>
      import('../features/inquiry/contact-screen').then((module) => module.ContactScreen),
  },
  {
    path: paths.rules,
    title: 'Team Rules and Regulations',
    loader: publicLoader(() => client.rules.get()),
    screen: () => import('../features/rules/rules-screen').then((module) => module.RulesScreen),
  },
  {
    path: paths.login,
    title: 'Member login',
    access: 'signed-out',
    // The login opens without it.
    loader: () => client.member.resetLinks().catch(() => null),
    screen: () => import('./login-page').then((module) => module.LoginPage),
  },
  {
    path: paths.invite,
    title: 'Choose your password',
    isUnlisted: true,
    screen: () => import('../features/member/invite-screen').then((module) => module.InviteScreen),
  },
  {
    path: paths.confirm,
    title: 'Confirm your address',
    isUnlisted: true,
    screen: () =>
      import('../features/member/confirm-screen').then((module) => module.ConfirmScreen),
  },
  {
    path: '*',
    title: 'Page not found',
    status: 404,
    screen: () => import('../shell/not-found-screen').then((module) => module.NotFoundScreen),
  },
]
