import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { useChosenPath } from '../hooks/use-chosen-path'
import { useRootData } from '../hooks/use-site'
import { documentTitle, type PageAt } from './page-handle'

/**
 * Updates title, description and canonical link as the visitor navigates: the title at once, though
 * the page may still be loading.
 */
const usePageMeta = (pageAt: PageAt) => {
  const { pathname, hash } = useLocation()
  const siteName = useRootData()?.site.name
  const page = pageAt(pathname)
  const titled = pageAt(useChosenPath()) ?? page

  useEffect(() => {
    if (!titled || siteName === undefined) return
    document.title = documentTitle(titled.titlesByHash?.[hash] ?? titled.title, siteName)
  }, [titled, siteName, hash])

  useEffect(() => {
    if (!page || siteName === undefined) return
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description)
  }, [page, siteName, pathname])
}

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
