import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'
import { documentTitle, pageHandle } from './page-handle'
import { useRootData } from '../hooks/use-site'

const updateDescription = async (path: string) => {
  const { pageFacts } = await import('./page-facts')
  const description = document.querySelector('meta[name="description"]')
  description?.setAttribute('content', pageFacts(path).description)
}

/** Updates title, description and canonical link as the visitor navigates. */
export const usePageMeta = () => {
  const matches = useMatches()
  const siteName = useRootData()?.site.name
  const page = pageHandle(matches)
  const pathname = matches.at(-1)?.pathname ?? '/'
  const described = useRef(pathname)

  useEffect(() => {
    if (!page || siteName === undefined) return
    document.title = documentTitle(page.title, siteName)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
    if (page.access !== 'anyone' || described.current === pathname) return
    described.current = pathname
    updateDescription(pathname).catch(() => undefined)
  }, [page, siteName, pathname])
}
