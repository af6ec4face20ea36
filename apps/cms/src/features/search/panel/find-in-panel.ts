import { panelKinds, type PanelSearchGroup } from '@tropa/contract/search/panel-search'
import type { Cache } from '../../../cache/cache'
import { admins } from '../../../payload/access/admins'
import { bytesOf, findHits, foldAll } from '../find-hits'
import { panelSources, type PanelSearch } from './sources'

/** Finds what a member may read in the panel, drafts included. */
export const findInPanel = async (
  search: PanelSearch & { cache: Cache },
  q: string,
): Promise<PanelSearchGroup[]> => {
  if (q === '') return []
  const role = admins({ req: search }) ? 'admin' : 'editor'
  const lists = await Promise.all(
    panelSources.map(({ kind, sources, read }) => {
      const make = async () => foldAll((await read(search)).map((each) => ({ ...each, kind })))
      return sources
        ? search.cache.read(`panel search ${role} ${kind}`, sources, make, bytesOf)
        : make()
    }),
  )
  return findHits(panelKinds, lists.flat(), q, ({ title, url, isDraft }, excerpt) => ({
    title,
    excerpt,
    url,
    isDraft,
  }))
}
