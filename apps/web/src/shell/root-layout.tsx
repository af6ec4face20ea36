import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { repeatEarlyClick } from '../hooks/late-scripts'
import { usePageMeta } from './use-page-meta'

/** On another screen a reader starts at its top, by eye and by ear; at a place in it, if one is named. */
const useFocusOnNewScreen = () => {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
}

/** Around every screen: the document's title and where the page stands scrolled. */
export const RootLayout = () => {
  usePageMeta()
  useFocusOnNewScreen()
  useEffect(repeatEarlyClick, [])
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-2 focus:text-on-ink"
      >
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
