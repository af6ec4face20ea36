import {
  foundKinds,
  hitsPerKind,
  type FoundKind,
  type SearchGroup,
} from '@tropa/contract/search/search'
import { searchable } from '@tropa/contract/base/text'
import { dateIn } from '@tropa/contract/base/team-time'
import type { ApiContext } from '../../rpc/context'
import { api, requireSession } from '../../rpc/procedure'
import { excerptOf, wordsOf } from './matching'
import { sourcesOf, type Searched } from './sources'

interface Found extends Searched {
  kind: FoundKind
  /** Kept with the texts, because they are compared with every search. */
  foldedTitle: string
  folded: string
}

/** In memory a character takes at most two bytes, and each text is there twice. */
const bytesOf = (all: readonly Found[]) =>
  all.reduce(
    (sum, { title, text, url }) => sum + 4 * (2 * title.length + text.length) + url.length,
    1,
  )

/** All that the caller may find, from the cache. */
const readAll = async (context: ApiContext): Promise<Found[]> => {
  const { userType } = requireSession(context)
  const today = dateIn(context.env.timeZone)
  const lists = await Promise.all(
    sourcesOf[userType].map(({ kind, sources, read }, index) => {
      const fill = async () =>
        (await read(context)).map((searched) => ({
          ...searched,
          kind,
          foldedTitle: searchable(searched.title),
          folded: searchable(`${searched.title} ${searched.text}`),
        }))
      if (!sources) return fill()
      return context.cache.read(`search ${userType} ${index} ${today}`, sources, fill, bytesOf)
    }),
  )
  return lists.flat()
}

/** Finds what contains every word of a search, in any order: by kind, titles before texts. */
const findHits = (all: readonly Found[], search: string): SearchGroup[] => {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const containsAll = (text: string) => words.every((word) => text.includes(word))
  const found = all.filter(({ folded }) => containsAll(folded))
  const inTitle = found.filter(({ foldedTitle }) => containsAll(foldedTitle))
  const inText = found.filter(({ foldedTitle }) => !containsAll(foldedTitle))
  return foundKinds
    .map((kind) => ({ kind, all: [...inTitle, ...inText].filter((each) => each.kind === kind) }))
    .filter(({ all }) => all.length > 0)
    .map(({ kind, all }) => ({
      kind,
      total: all.length,
      hits: all
        .slice(0, hitsPerKind)
        .map(({ title, text, url }) => ({ title, excerpt: excerptOf(text, words), url })),
    }))
}

export const searchProcedures = {
  find: api.search.find.handler(async ({ context, input }) =>
    findHits(await readAll(context), input.search || input.q),
  ),
}
