import { publicPages } from '@tropa/contract/pages'
import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { Link, useLocation } from 'react-router-dom'
import { TeamMark } from '../components/team-mark'

/** The number of letters to add, remove or change to turn one word into the other. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of Array.from(from).entries()) {
    const next = [line + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** How many letters may differ: one in three, rounded up. */
const tolerance = (name: string) => Math.ceil(name.length / 3)

/** The page whose path a mistyped one resembles most, by any of its parts: `/calender`, `/en/team`. */
export const similarPage = <T extends { path: string }>(
  pathname: string,
  pages: readonly T[],
): T | undefined => {
  const words = pathname
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
  const [best] = pages
    .flatMap((page) => {
      const name = page.path.slice(1)
      const differences = words.map((word) => distance(word, name))
      const fewest = Math.min(...differences)
      return name && fewest <= tolerance(name) ? [{ page, fewest }] : []
    })
    .sort((first, second) => first.fewest - second.fewest)
  return best?.page
}

const pages = Object.values(publicPages)

export const NotFoundScreen = () => {
  const { pathname } = useLocation()
  // The server sends one document for all addresses: only the browser knows which one this is.
  const similar = useHydrated() ? similarPage(pathname, pages) : undefined
  return (
    <Page className="grid min-h-[calc(100dvh-6rem)] content-center">
      <div className="grid gap-3 sm:gap-4 lg:grid-cols-12">
        <Tile
          tone="accent"
          className="grid min-h-80 content-center justify-items-center gap-3 text-center sm:p-8 lg:col-span-5 lg:min-h-[26rem]"
        >
          <TeamMark className="mb-4 w-24 rotate-[98deg] lg:w-36" />
          <h1 className="text-xl sm:text-2xl">Page not found</h1>
          <p className="max-w-[34ch] text-md text-balance">
            There is no page at this address. It may have moved, or the link may be wrong.
          </p>
          {similar ? (
            <p className="text-md">
              Did you mean{' '}
              <Link
                to={similar.path}
                className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
              >
                {similar.label}
              </Link>
              ?
            </p>
          ) : null}
        </Tile>
        <nav aria-label="Pages" className="contents">
          <ul className="grid auto-rows-fr gap-3 sm:grid-cols-2 sm:gap-4 lg:col-span-7">
            {pages.map(({ path, label, hint }) => (
              <li key={path} className="grid">
                <Tile asChild interactive className="grid content-center">
                  <Link to={path}>
                    <span className="block text-lg font-semibold">{label}</span>
                    <span className="block text-ink-soft">{hint}</span>
                  </Link>
                </Tile>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Page>
  )
}
