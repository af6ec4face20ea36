import { diffWordsWithSpace } from 'diff'

/** A piece of a text that the other text has too, or has not. */
export type Piece = { text: string; isChanged: boolean }

/** Words that changed one after the other are one change, so that they are announced once. */
const joinNeighbours = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = []
  pieces.forEach(({ text, isChanged }, index) => {
    const last = joined.at(-1)
    const isBetween = last?.isChanged && text.trim() === '' && pieces[index + 1]?.isChanged
    const belongs = isChanged || Boolean(isBetween)
    if (last?.isChanged === belongs) last.text += text
    else joined.push({ text, isChanged: belongs })
  })
  return joined
}

/** White space around changed words is not marked. */
const withoutEdges = (piece: Piece): Piece[] => {
  const text = piece.text.trim()
  if (!piece.isChanged || text === '') return [piece]
  const start = piece.text.indexOf(text)
  return [
    { text: piece.text.slice(0, start), isChanged: false },
    { text, isChanged: true },
    { text: piece.text.slice(start + text.length), isChanged: false },
  ].filter((part) => part.text !== '')
}

/** More changes than this take a browser noticeably long to find, and nobody reads them. */
const maxEditLength = 400

const changesOf = (was: string, now: string) =>
  diffWordsWithSpace(was, now, { maxEditLength }) ?? [
    { value: was, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]

/** Two texts in pieces that say which words are in one of them only. Words are compared, not letters. */
export const compareWords = (was: string, now: string): { was: Piece[]; now: Piece[] } => {
  const changes = changesOf(was, now)
  const without = (side: 'added' | 'removed') =>
    joinNeighbours(
      changes
        .filter((change) => !change[side])
        .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed })),
    ).flatMap(withoutEdges)
  return { was: without('added'), now: without('removed') }
}
