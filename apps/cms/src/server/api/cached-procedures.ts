import { contract } from '@tropa/contract/contract'
import type { Access } from '@tropa/contract/procedure-builders'
import { listProcedures } from '@tropa/contract/list-procedures'
import type { Source } from '../../database/stamps'

export const siteSources: readonly Source[] = [
  'site',
  'home',
  'about',
  'rules',
  'team',
  'media',
  'calendar',
]

/** By path, what the response is made from that is the same for everyone with access. */
const sourcesByPath = new Map<string, readonly Source[]>([
  ['/team', ['team', 'media']],
  ['/calendar', ['calendar', 'site']],
  ['/rules', ['rules']],
  ['/about', ['about']],
  ['/site', ['site', 'home']],
  ['/todo', ['todos', 'acknowledgements']],
  ['/todo/archived', ['todos', 'acknowledgements']],
  ['/contact', ['inquiries']],
  ['/activitylog', ['activity-logs']],
  ['/records', ['records']],
])

export interface CachedProcedure {
  access: Access
  sources: readonly Source[]
}

export const cachedProcedures: ReadonlyMap<string, CachedProcedure> = new Map(
  listProcedures(contract).flatMap(({ method, path, access }) => {
    const sources = method === 'GET' ? sourcesByPath.get(path) : undefined
    return sources ? [[path, { access, sources }] as const] : []
  }),
)
