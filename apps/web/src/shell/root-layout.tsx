import { firstWeekday } from '@tropa/contract/settings/week'
import { WeekStartProvider } from '@tropa/ui/week-start'
import { useEffect, useRef, useState } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { useChosenPath } from '../hooks/use-chosen-path'
import { type SavedSettings, SavedSettingsProvider, useRootData } from '../hooks/use-site'
import { pageDescription } from './page-description'
import { documentTitle, type PageAt } from './page-handle'

/**
 * Updates title, description and canonical link as the visitor navigates: the title at once, though
 * the page may still be loading.
 */
const usePageMeta = (pageAt: PageAt) => {
  const { pathname, hash } = useLocation()
  const settings = useRootData()?.settings
  const siteName = settings?.name
  const page = pageAt(pathname)
  const titled = pageAt(useChosenPath()) ?? page

  useEffect(() => {
    if (!titled || siteName === undefined) return
    document.title = documentTitle(titled.titlesByHash?.[hash] ?? titled.title, siteName)
  }, [titled, siteName, hash])

  useEffect(() => {
    if (!page || !settings) return
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', pageDescription(page, settings))
  }, [page, settings, pathname])
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

/** Sets the accent if the document came without the site's data, or another accent was chosen since. */
const useAccent = () => {
  const accent = useRootData()?.settings.accent
  useEffect(() => {
    if (accent) document.documentElement.dataset.accent = accent
  }, [accent])
}

/** Every page opened by its address has the key `default`, which would restore the position of another such page. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** What every screen shares, inside the settings that may be saved on it. */
const Frame = ({ pageAt }: { pageAt: PageAt }) => {
  usePageMeta(pageAt)
  useFocusOnNewScreen()
  useAccent()
  const week = useRootData()?.settings.week ?? 'sunday'
  return (
    <WeekStartProvider value={firstWeekday[week]}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:inset-s-2 focus:z-top focus:rounded-control focus:bg-ink focus:px-4 focus:py-2 focus:text-on-ink"
      >
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </WeekStartProvider>
  )
}

/** The layout of every screen: skip link, document title, colour, focus and scroll position. */
export const RootLayout = ({ pageAt }: { pageAt: PageAt }) => (
  <SavedSettingsProvider value={useState<SavedSettings>()}>
    <Frame pageAt={pageAt} />
  </SavedSettingsProvider>
)
