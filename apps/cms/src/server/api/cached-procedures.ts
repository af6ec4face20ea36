import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@tropa/contract/contract'
import type { Access } from '@tropa/contract/procedure'
import type { Source } from '../../cache/cache'
import { globalSlugs, slugs } from '../../payload/slugs'

const { todos, acknowledgements, activityLogs, inquiries, records, team, media, calendar } = slugs
const { site, home, about, rules } = globalSlugs

/** What the pages of the site are made from. */
export const siteSources: readonly Source[] = [site, home, about, rules, team, media, calendar]

/** The calls whose answer is the same for everyone who may have it, and what it is made from. */
const sources = new Map<string, readonly Source[]>([
  ['/team', [team, media]],
  ['/calendar', [calendar, site]],
  ['/rules', [rules]],
  ['/about', [about]],
  ['/site', [site, home]],
  ['/todo', [todos, acknowledgements]],
  ['/todo/archived', [todos, acknowledgements]],
  ['/contact', [inquiries]],
  ['/activitylog', [activityLogs]],
  ['/records', [records]],
])

/** A call whose answers may be kept. */
export interface CachedCall {
  access: Access
  sources: readonly Source[]
}

const describe = () => {
  const calls = new Map<string, CachedCall>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { route } = call['~orpc']
    const { access } = call['~orpc'].meta as { access: Access }
    const madeFrom = sources.get(route.path ?? '')
    if (route.method !== 'GET' || !route.path || !madeFrom) return
    calls.set(route.path, { access, sources: madeFrom })
  })
  return calls
}

/** The calls whose answers may be kept, by their path. */
export const cachedCalls: ReadonlyMap<string, CachedCall> = describe()
