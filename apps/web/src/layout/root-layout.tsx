import { Outlet, ScrollRestoration } from 'react-router-dom'
import { usePageMeta } from '../lib/use-page-meta'

/** Around every screen: the document's title and where the page stands scrolled. */
export const RootLayout = () => {
  usePageMeta()
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
