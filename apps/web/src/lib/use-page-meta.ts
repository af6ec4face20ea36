import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { documentTitle, pageHandle } from './page-handle'
import { useRootData } from './site'

/** Keeps title, description and canonical link right as the visitor moves between pages. */
export const usePageMeta = () => {
  const matches = useMatches()
  const siteName = useRootData()?.site.name
  const page = pageHandle(matches)
  const pathname = matches.at(-1)?.pathname ?? '/'

  useEffect(() => {
    if (!page || siteName === undefined) return
    document.title = documentTitle(page.title, siteName)
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
  }, [page, siteName, pathname])
}
