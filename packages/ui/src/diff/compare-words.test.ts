import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareWords, type Piece } from './compare-words'

/** The text with changed pieces in square brackets. */
const marked = (pieces: Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

const compare = (was: string, now: string) => {
  const sides = compareWords(was, now)
  return [marked(sides.was), marked(sides.now)]
}

describe('compareWords', () => {
  it.each([
    ['words, not letters', 'the saw', 'the sawhorse', 'the [saw]', 'the [sawhorse]'],
    [
      'the part of a date that changed',
      'Aug 17, 2026',
      'Aug 19, 2026',
      'Aug [17], 2026',
      'Aug [19], 2026',
    ],
    [
      'neighbours as one change',
      'Oil two old.',
      'Oil three new.',
      'Oil [two old].',
      'Oil [three new].',
    ],
    ['a new text as a whole', '', 'Sweep the floor.', '', '[Sweep the floor.]'],
    ['a text that is gone as a whole', 'Sweep the floor.', '', '[Sweep the floor.]', ''],
    ['an added line', 'Glue\nNails', 'Glue\nScrews\nNails', 'Glue\nNails', 'Glue\n[Screws\n]Nails'],
    [
      'a space that comes with a word',
      'Come late',
      'Come very late',
      'Come late',
      'Come [very ]late',
    ],
    [
      'letters with accents as parts of words',
      'Niña llega',
      'Niño llega',
      '[Niña] llega',
      '[Niño] llega',
    ],
  ])('marks %s', (_, before, after, was, now) => {
    expect(compare(before, after)).toEqual([was, now])
  })

  it('marks long texts with almost nothing in common as a whole', () => {
    const text = (word: string) => Array.from({ length: 2000 }, (_, at) => `${word}${at}`).join(' ')
    const [was, now] = [text('was'), text('now')]
    expect(compare(was, now)).toEqual([`[${was}]`, `[${now}]`])
    expect(compare(`${was} end`, `${was} fin`)).toEqual([`${was} [end]`, `${was} [fin]`])
  })

  it('shows a difference that turns one text into the other, for any two texts', () => {
    const words = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 6 }),
          fc.string({ unit: 'binary', maxLength: 6 }),
          fc.constantFrom('the', 'saw', '👩‍👩‍👧', 'שלום', '\n', '  '),
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join(' '))
    const whole = (pieces: Piece[]) => pieces.map(({ text }) => text).join('')
    const kept = (pieces: Piece[]) => whole(pieces.filter(({ isChanged }) => !isChanged))
    fc.assert(
      fc.property(words, words, (before, after) => {
        const { was, now } = compareWords(before, after)
        expect(whole(was)).toBe(before)
        expect(whole(now)).toBe(after)
        // Unmarked words are in both: removing the old marks and inserting the new ones makes the edit.
        expect(kept(now)).toBe(kept(was))
      }),
      { numRuns: 100 },
    )
  })
})
