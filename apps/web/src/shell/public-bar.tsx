import { paths, publicPages } from '@tropa/contract/pages'
import { FloatingBar, FloatingBarItem } from '@tropa/ui/floating-bar'
import {
  FloatingBarMenu,
  FloatingBarMenuDisabledItem,
  FloatingBarMenuItem,
} from '@tropa/ui/floating-bar-menu'
import { useEffect, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { useChosenPath } from '../hooks/use-chosen-path'
import { useOnDemand } from '../hooks/use-on-demand'
import { noStoredSession, storedSession, subscribeToSession } from '../session/stored-session'

const pages = Object.values(publicPages)
const links = pages.filter(({ menu }) => menu === 'bar')
const menuLinks = pages.filter(({ menu }) => menu === 'more')

const menuPaths: string[] = [...menuLinks.map(({ path }) => path), paths.login, paths.admin]

const importThemeToggle = () => import('@tropa/ui/theme-toggle')

const useMemberLink = () => {
  const { token, userType } = useSyncExternalStore(
    subscribeToSession,
    storedSession,
    noStoredSession,
  )
  if (!token) return { to: paths.login, label: 'Member login' }
  return { to: userType === 'admin' ? paths.admin : paths.dashboard, label: 'Dashboard' }
}

/** The floating bar of the public pages: four links and a menu. */
export const PublicBar = () => {
  const pathname = useChosenPath()
  const memberLink = useMemberLink()
  const [theme, fetchTheme] = useOnDemand(importThemeToggle)
  // The menu may have been opened by touch before the scripts ran.
  useEffect(() => {
    if (document.querySelector(':popover-open')) fetchTheme()
  }, [fetchTheme])
  const currentFor = (to: string) => (to === pathname ? 'page' : undefined)
  return (
    <FloatingBar aria-label="Main">
      {links.map(({ path, label }) => (
        <FloatingBarItem key={path} asChild>
          <Link to={path} aria-current={currentFor(path)}>
            {label}
          </Link>
        </FloatingBarItem>
      ))}
      <FloatingBarMenu
        label="Menu"
        active={menuPaths.includes(pathname)}
        onPointerEnter={fetchTheme}
        onFocus={fetchTheme}
        onClick={fetchTheme}
      >
        <FloatingBarMenuDisabledItem>Coming Soon</FloatingBarMenuDisabledItem>
        {menuLinks.map(({ path, label }) => (
          <FloatingBarMenuItem key={path} asChild>
            <Link to={path} aria-current={currentFor(path)}>
              {label}
            </Link>
          </FloatingBarMenuItem>
        ))}
        <FloatingBarMenuItem asChild>
          <Link to={memberLink.to} aria-current={currentFor(memberLink.to)}>
            {memberLink.label}
          </Link>
        </FloatingBarMenuItem>
        <li className="mt-1 flex min-h-12 noscript:hidden flex-wrap items-center justify-between gap-x-3 border-t border-line px-3 pt-2 text-xs text-ink-soft">
          {theme ? (
            <>
              <span aria-hidden>Theme</span>
              <theme.ThemeToggle />
            </>
          ) : null}
        </li>
      </FloatingBarMenu>
    </FloatingBar>
  )
}
