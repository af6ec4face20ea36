import { useEffect, useRef } from 'react'
import { useMatches, useNavigation } from 'react-router-dom'
import { documentTitle, pageHandle, type PageHandle } from './page-handle'
import { useRootData } from '../hooks/use-site'

const updateDescription = async (path: string) => {
  const { pageFacts } = await import('./page-facts')
  const description = document.querySelector('meta[name="description"]')
  description?.setAttribute('content', pageFacts(path).description)
}

/** The page of a path, as the routes know it. */
export type PageAt = (path: string) => PageHandle | undefined

/**
 * Updates title, description and canonical link as the visitor navigates: the title at once, though
 * the page may still be loading.
 */
export const usePageMeta = (pageAt: PageAt) => {
  const matches = useMatches()
  const siteName = useRootData()?.site.name
  const page = pageHandle(matches)
  const pathname = matches.at(-1)?.pathname ?? '/'
  const coming = useNavigation().location?.pathname
  const titled = (coming === undefined ? undefined : pageAt(coming)) ?? page
  const described = useRef(pathname)

  useEffect(() => {
    if (titled && siteName !== undefined) document.title = documentTitle(titled.title, siteName)
  }, [titled, siteName])

  useEffect(() => {
    if (!page || siteName === undefined) return
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
    if (page.access !== 'anyone' || described.current === pathname) return
    described.current = pathname
    updateDescription(pathname).catch(() => undefined)
  }, [page, siteName, pathname])
}
