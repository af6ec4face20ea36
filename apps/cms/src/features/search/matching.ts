import { searchable } from '@tropa/contract/base/text'
import { excerptLength } from '@tropa/contract/search/search'

const tokensOf = (text: string) => text.split(/\s+/).filter((token) => token !== '')

export const wordsOf = (search: string): string[] => tokensOf(searchable(search))

const wordsBefore = 5

/** As many whole words from the start as an excerpt may hold, or the first one, cut off between characters. */
const startOf = (text: string) =>
  text
    .slice(0, excerptLength + 1)
    .replace(/\s\S*$/, '')
    .slice(0, excerptLength)
    .replace(/\p{Cs}$/u, '')

/** The part of a text around the first of the searched words, or its start if it has none of them. */
export const excerptOf = (text: string, words: readonly string[]): string => {
  const tokens = tokensOf(text)
  const found = tokens.findIndex((token) => words.some((word) => searchable(token).includes(word)))
  const start = Math.max(0, found - wordsBefore)
  const rest = tokens.slice(start).join(' ')
  const excerpt = rest.length > excerptLength ? `${startOf(rest)} …` : rest
  return start > 0 ? `… ${excerpt}` : excerpt
}
