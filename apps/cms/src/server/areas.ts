import { contract, maxBodyBytes } from '@tropa/contract/contract'
import { listProcedures } from '@tropa/contract/list-procedures'
import { pictureLimits } from '@tropa/contract/panel/pictures'
import { settingsLimits } from '@tropa/contract/settings/choices'
import { paths, previewBase, type PublicPage, publicPages } from '@tropa/contract/pages'
import { Router, type RequestHandler } from 'express'
import { panelRoutes } from '../payload/panel-routes'
import { pathAndQuery } from './web-streams'

interface Area {
  /** Its path, and the beginning of every path below it. */
  path: string
  /** The content security policy of its responses. */
  policy: 'site' | 'panel' | 'storybook' | 'data' | 'picture'
  /** The `Cache-Control` of its responses; each `revalidated` response sets its own. */
  cache: 'no-store' | 'immutable' | 'revalidated'
  /** The maximum body size, in bytes; 0 for none. */
  maxBody: number
  /** How many requests may wait for pages that are not cached. */
  maxWaiting?: number
}

/** A picture and the fields beside it. */
const maxUploadBytes = (pictureLimits.megabytes + 1) * 1_000_000

const site = { policy: 'site', cache: 'revalidated', maxBody: 0 } as const
const panel = { policy: 'panel', cache: 'revalidated', maxBody: 0 } as const
const data = { policy: 'data', cache: 'no-store', maxBody: 0 } as const
const storybook = { policy: 'storybook', cache: 'revalidated', maxBody: 0 } as const

/** The areas of the origin: the only list of paths by which requests are told apart. */
export const areas = {
  api: { ...data, path: '/api', maxBody: maxBodyBytes },
  mark: { ...data, path: '/api/settings/mark', maxBody: settingsLimits.mark + 10_000 },
  docs: { ...data, path: '/api/docs', cache: 'revalidated' },
  openApi: { ...data, path: '/api/openapi.json', cache: 'revalidated' },
  health: { ...data, path: '/api/health' },
  ready: { ...data, path: '/api/ready' },
  invite: { ...site, path: paths.invite, maxBody: maxBodyBytes },
  panel: { ...panel, path: panelRoutes.admin },
  panelApi: { ...data, path: panelRoutes.api, maxBody: maxUploadBytes },
  panelFiles: { ...panel, path: `${panelRoutes.admin}/_next/static`, cache: 'immutable' },
  signOut: { ...panel, path: `${panelRoutes.admin}/logout`, cache: 'no-store' },
  pictures: { policy: 'picture', path: '/media', cache: 'immutable', maxBody: 0 },
  storybook: { ...storybook, path: '/storybook' },
  storybookFiles: { ...storybook, path: '/storybook/assets', cache: 'immutable' },
  feed: { ...site, path: '/calendar.ics' },
  metrics: { ...site, path: '/metrics' },
  robots: { ...site, path: '/robots.txt' },
  sitemap: { ...site, path: '/sitemap.xml' },
  files: { ...site, path: '/assets', cache: 'immutable' },
  icons: { ...site, path: '/icons', cache: 'immutable' },
  preview: { ...site, path: previewBase, cache: 'no-store' },
  pages: { ...site, path: '', maxBody: maxBodyBytes, maxWaiting: 20 },
} as const satisfies Record<string, Area>

const byLength = Object.values<Area>(areas).sort((a, b) => b.path.length - a.path.length)

/** The area that responds to a path. */
export const areaOf = (path: string): Area =>
  byLength.find((area) => path === area.path || path.startsWith(`${area.path}/`)) ?? areas.pages

/** The pages that show drafts. */
export const previewedPages = Object.values<PublicPage>(publicPages)
  .filter(({ isPreviewed = true }) => isPreviewed)
  .map(({ path }) => path)

/** The known paths in their segments, the longest and most particular first; `{id}` is any segment. */
const knownPaths = [
  ...byLength.map(({ path }) => path),
  ...previewedPages.map((path) => `${areas.preview.path}${path}`),
  ...listProcedures(contract).map(({ path }) => `${areas.api.path}${path}`),
]
  .map((path) => path.split('/'))
  .sort((a, b) => b.length - a.length || (a.join() < b.join() ? -1 : 1))

const isAny = (segment = '{') => segment.startsWith('{')

/** The path with its known part in the known case; unchanged if none matches. */
export const knownSpelling = (path: string): string => {
  const lower = path.toLowerCase()
  if (path === lower) return path
  const segments = lower.split('/')
  const known = knownPaths.find(
    (each) =>
      each.length <= segments.length &&
      each.every((segment, index) => isAny(segment) || segment === segments[index]),
  )
  const spell = (segment: string, index: number) =>
    isAny(known?.[index]) ? segment : (segments[index] ?? segment)
  return path.split('/').map(spell).join('/')
}

/** Permanently redirects a read to the one spelling of its path; other spellings are not served. */
export const oneSpelling: RequestHandler = (request, response, next) => {
  const known = knownSpelling(request.path)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && known !== request.path)
    response.redirect(301, pathAndQuery(request).replace(request.path, known))
  else next()
}

/** By default, Express ignores the case of paths. */
export const caseSensitiveRouter = (): Router => Router({ caseSensitive: true })
