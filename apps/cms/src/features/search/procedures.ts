import { foundKinds, type FoundKind, type SearchGroup } from '@tropa/contract/search/search'
import { dateIn } from '@tropa/contract/time/team-time'
import type { ApiContext } from '../../rpc/context'
import { api, requireSession } from '../../rpc/procedure'
import { bytesOf, findHits, foldAll, type Folded } from './find-hits'
import type { Searched } from './searched'
import { sourcesOf } from './sources'

interface Found extends Searched {
  kind: FoundKind
}

/** All that the caller may find, from the cache. */
const readAll = async (context: ApiContext): Promise<Folded<Found>[]> => {
  const { userType } = requireSession(context)
  const today = dateIn(context.env.timeZone)
  const lists = await Promise.all(
    sourcesOf[userType].map(({ kind, sources, read }, index) =>
      context.cache.read(
        `search ${userType} ${index} ${today}`,
        sources,
        async () => foldAll((await read(context)).map((searched) => ({ ...searched, kind }))),
        bytesOf,
      ),
    ),
  )
  return lists.flat()
}

/** Implements the contract's search. */
export const searchProcedures = {
  find: api.search.find.handler(async ({ context, input }): Promise<SearchGroup[]> =>
    findHits(foundKinds, await readAll(context), input.q, ({ title, url }, excerpt) => ({
      title,
      excerpt,
      url,
    })),
  ),
}
