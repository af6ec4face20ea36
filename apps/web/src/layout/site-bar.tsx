import { FloatingBar, FloatingBarItem } from '@tropa/ui/floating-bar'
import {
  FloatingBarMenu,
  FloatingBarMenuDisabledItem,
  FloatingBarMenuItem,
} from '@tropa/ui/floating-bar-menu'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths'
import { useStoredSession } from '../session/use-session'

const places = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.team, label: 'Team' },
  { to: paths.contact, label: 'Contact' },
]

const menuPaths: string[] = [paths.calendar, paths.login, paths.admin]

const useMemberPlace = () => {
  const { token, userType } = useStoredSession()
  if (!token) return { to: paths.login, label: 'Member login' }
  return { to: userType === 'admin' ? paths.admin : paths.dashboard, label: 'Dashboard' }
}

/** The floating bar of the public pages: four places and a menu. */
export const SiteBar = () => {
  const { pathname } = useLocation()
  const memberPlace = useMemberPlace()
  return (
    <FloatingBar aria-label="Main">
      {places.map(({ to, label }) => (
        <FloatingBarItem key={to} asChild>
          <NavLink to={to} end>
            {label}
          </NavLink>
        </FloatingBarItem>
      ))}
      <FloatingBarMenu label="Menu" active={menuPaths.includes(pathname)}>
        <FloatingBarMenuDisabledItem>Coming Soon</FloatingBarMenuDisabledItem>
        <FloatingBarMenuItem asChild>
          <NavLink to={paths.calendar}>Calendar</NavLink>
        </FloatingBarMenuItem>
        <FloatingBarMenuItem asChild>
          <Link to={memberPlace.to}>{memberPlace.label}</Link>
        </FloatingBarMenuItem>
      </FloatingBarMenu>
    </FloatingBar>
  )
}
