import { hitsPerKind } from '@tropa/contract/search/search'
import { excerptOf, fold, wordsOf } from './matching'
import type { Searched } from './searched'

/** With the folded texts, because they are compared with every search. */
export type Folded<Each extends Searched> = Each & { foldedTitle: string; folded: string }

/** Prepares texts for being searched. */
export const foldAll = <Each extends Searched>(all: readonly Each[]): Folded<Each>[] =>
  all.map((each) => ({
    ...each,
    foldedTitle: fold(each.title),
    folded: fold(`${each.title} ${each.text}`),
  }))

/** In memory a character takes at most two bytes, and each text is there twice. */
export const bytesOf = (all: readonly Searched[]): number =>
  all.reduce(
    (sum, { title, text, url }) => sum + 4 * (2 * title.length + text.length) + url.length,
    1,
  )

/**
 * Finds what contains every word of a search, in any order: by kind, titles before texts.
 *
 * @param toHit - what is told of each
 */
export const findHits = <Kind extends string, Each extends Searched & { kind: Kind }, Hit>(
  kinds: readonly Kind[],
  all: readonly Folded<Each>[],
  search: string,
  toHit: (each: Each, excerpt: string) => Hit,
): { kind: Kind; hits: Hit[] }[] => {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const containsAll = (text: string) => words.every((word) => text.includes(word))
  const found = all.filter(({ folded }) => containsAll(folded))
  const inTitle = found.filter(({ foldedTitle }) => containsAll(foldedTitle))
  const inText = found.filter(({ foldedTitle }) => !containsAll(foldedTitle))
  return kinds
    .map((kind) => ({
      kind,
      hits: [...inTitle, ...inText]
        .filter((each) => each.kind === kind)
        .slice(0, hitsPerKind)
        .map((each) => toHit(each, excerptOf(each.text, words))),
    }))
    .filter(({ hits }) => hits.length > 0)
}
