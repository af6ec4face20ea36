import { useEffect } from 'react'
import { useMatches, useNavigation } from 'react-router-dom'
import { documentTitle, pageHandle, type PageAt } from './page-handle'
import { useRootData } from '../hooks/use-site'

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

  useEffect(() => {
    if (titled && siteName !== undefined) document.title = documentTitle(titled.title, siteName)
  }, [titled, siteName])

  useEffect(() => {
    if (!page || siteName === undefined) return
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description)
  }, [page, siteName, pathname])
}
