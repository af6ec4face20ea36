import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import type { PageAt } from './page-handle'
import { usePageMeta } from './use-page-meta'

/** Moves the focus to a new screen, for screen readers too; a link to a place in it moves the focus there by itself. */
const useFocusOnNewScreen = () => {
  const { pathname, hash } = useLocation()
  const previousPath = useRef(pathname)
  useEffect(() => {
    if (previousPath.current === pathname) return
    previousPath.current = pathname
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
}

/** The layout of every screen: skip link, document title, focus and scroll position. */
export const RootLayout = ({ pageAt }: { pageAt: PageAt }) => {
  usePageMeta(pageAt)
  useFocusOnNewScreen()
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:inset-s-2 focus:z-top focus:rounded-control focus:bg-ink focus:px-4 focus:py-2 focus:text-on-ink"
      >
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
