import { contract } from '@tropa/contract/contract'
import { listProcedures, type ListedProcedure } from '@tropa/contract/list-procedures'
import type { Access } from '@tropa/contract/procedure-builders'
import * as z from 'zod/mini'
import type { Source } from '../../database/stamps'
import { readYears } from '../../features/calendar/years'
import type { ApiContext } from '../../rpc/context'

/** The names of the query parameters that a procedure reads: others do not change its response. */
const queryOf = ({ path, procedure }: ListedProcedure) => {
  const schema: unknown = procedure['~orpc'].inputSchema
  if (schema === undefined) return []
  if (schema instanceof z.ZodMiniObject) return Object.keys(schema.shape)
  throw new Error(`What ${path} reads of its query is not known, so that it cannot be cached.`)
}

/** Whether a query is for one of the few years with events, because anybody may ask for any year. */
const isOneOfFewYears: CachedProcedure['isCacheable'] = async (context, query) => {
  const year = query.get('year')
  if (year === null) return true
  return String(Number(year)) === year && (await readYears(context)).has(Number(year))
}

const isCacheable: Record<string, CachedProcedure['isCacheable']> = {
  '/calendar': isOneOfFewYears,
  '/calendar/events': isOneOfFewYears,
}

/** By path, what the response is made from that is the same for everyone with access. */
const sourcesByPath = new Map<string, readonly Source[]>([
  ['/team', ['team', 'media']],
  ['/calendar', ['calendar', 'site', 'settings']],
  ['/calendar/events', ['calendar', 'site', 'settings']],
  ['/rules', ['rules']],
  ['/about', ['about']],
  ['/site', ['site', 'home']],
  ['/settings', ['settings', 'site', 'home', 'media']],
  ['/todo', ['todos', 'acknowledgements', 'settings']],
  ['/todo/archived', ['todos', 'acknowledgements', 'settings']],
  ['/contact', ['inquiries']],
  ['/activitylog', ['activity-logs']],
  ['/records', ['records']],
])

export interface CachedProcedure {
  access: Access
  sources: readonly Source[]
  query: readonly string[]
  /** Whether the response to a query may be cached; if absent, every response may be. */
  isCacheable:
    | ((
        context: Pick<ApiContext, 'payload' | 'env' | 'cache'>,
        query: URLSearchParams,
      ) => Promise<boolean>)
    | undefined
}

export const cachedProcedures: ReadonlyMap<string, CachedProcedure> = new Map(
  listProcedures(contract).flatMap((listed) => {
    const { method, path, access } = listed
    const sources = method === 'GET' ? sourcesByPath.get(path) : undefined
    if (!sources) return []
    const query = queryOf(listed)
    return [[path, { access, sources, query, isCacheable: isCacheable[path] }] as const]
  }),
)

/** The sources of the pages of visitors: all that anyone may read. */
export const siteSources: readonly Source[] = [
  ...new Set(
    [...cachedProcedures.values()].flatMap(({ access, sources }) =>
      access === 'anyone' ? sources : [],
    ),
  ),
]
