import { excerptLength } from '@tropa/contract/search/search'

/** Folds texts and searches alike: without case and without accents. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

const tokensOf = (text: string) => text.split(/\s+/).filter((token) => token !== '')

export const wordsOf = (search: string): string[] => tokensOf(fold(search))

/** How many words are shown before the one that was found. */
const wordsBefore = 5

/** As many words from the start as an excerpt may hold, and at least one, which may be cut off. */
const firstWords = (tokens: readonly string[]) => {
  const shown: string[] = []
  for (const token of tokens) {
    if ([...shown, token].join(' ').length > excerptLength) break
    shown.push(token)
  }
  if (shown.length > 0 || tokens.length === 0) return { text: shown.join(' '), count: shown.length }
  const [first = ''] = tokens
  return { text: first.slice(0, excerptLength).replace(/\p{Cs}$/u, ''), count: 0 }
}

/** The part of a text around the first of the searched words, or its start where it has none of them. */
export const excerptOf = (text: string, words: readonly string[]): string => {
  const tokens = tokensOf(text)
  const found = tokens.findIndex((token) => words.some((word) => fold(token).includes(word)))
  const start = Math.max(0, found - wordsBefore)
  const shown = firstWords(tokens.slice(start))
  const isCut = start + shown.count < tokens.length
  return `${start > 0 ? '… ' : ''}${shown.text}${isCut ? ' …' : ''}`
}
