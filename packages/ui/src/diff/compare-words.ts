import { diffArrays } from 'diff'

/** A piece of a text that the other text has too, or has not. */
export type Piece = { text: string; isChanged: boolean }

/** More changes than this take a browser noticeably long to find, and nobody reads them. */
const maxEditLength = 200

interface Change {
  value: string
  added: boolean
  removed: boolean
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** The words of a text in any script, and what stands between them. */
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

const changesOf = (was: string, now: string): Change[] => {
  const changes = diffArrays(wordsOf(was), wordsOf(now), { maxEditLength }) ?? [
    { value: [was], removed: true, added: false },
    { value: [now], removed: false, added: true },
  ]
  return changes.map(({ value, added, removed }) => ({ value: value.join(''), added, removed }))
}

const isChange = (change: Change | undefined) => Boolean(change?.added || change?.removed)

/** The pieces of one side. Words that changed one after the other are one piece, so that they are announced once. */
const piecesOf = (changes: readonly Change[], other: 'added' | 'removed'): Piece[] => {
  const pieces: Piece[] = []
  changes.forEach((change, index) => {
    if (change[other]) return
    const isBetweenChanges =
      change.value.trim() === '' && isChange(changes[index - 1]) && isChange(changes[index + 1])
    const isChanged = isChange(change) || isBetweenChanges
    const last = pieces.at(-1)
    if (last?.isChanged === isChanged) last.text += change.value
    else pieces.push({ text: change.value, isChanged })
  })
  return pieces
}

/**
 * Two texts in pieces that say which words are in one of them only. Words are compared, not letters. Unmarked pieces
 * are equal on both sides: replacing the marked ones of one side gives the other text.
 */
export const compareWords = (was: string, now: string): { was: Piece[]; now: Piece[] } => {
  const changes = changesOf(was, now)
  return { was: piecesOf(changes, 'added'), now: piecesOf(changes, 'removed') }
}
