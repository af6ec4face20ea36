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
  it('compares words, not letters', () => {
    expect(compare('Bring the saw', 'Bring the sawhorse')).toEqual([
      'Bring the [saw]',
      'Bring the [sawhorse]',
    ])
  })

  it('marks only the part of a date that changed', () => {
    expect(compare('Aug 17, 2026', 'Aug 19, 2026')).toEqual(['Aug [17], 2026', 'Aug [19], 2026'])
  })

  it('joins words that changed one after the other', () => {
    expect(compare('Oil two old planes.', 'Oil three new planes.')).toEqual([
      'Oil [two old] planes.',
      'Oil [three new] planes.',
    ])
  })

  it('marks a text that is new or gone as a whole', () => {
    expect(compare('', 'Sweep the floor.')).toEqual(['', '[Sweep the floor.]'])
    expect(compare('Sweep the floor.', '')).toEqual(['[Sweep the floor.]', ''])
  })

  it('marks an added line and keeps the others', () => {
    expect(compare('Glue\nNails', 'Glue\nScrews\nNails')).toEqual([
      'Glue\nNails',
      'Glue\n[Screws\n]Nails',
    ])
  })

  it('marks a space that comes or goes with a word', () => {
    expect(compare('Come late', 'Come very late')).toEqual(['Come late', 'Come [very ]late'])
    expect(compare('x', 'x y')).toEqual(['x', 'x[ y]'])
  })

  it('marks nothing in equal texts', () => {
    expect(compare('Wörter wie çay', 'Wörter wie çay')).toEqual([
      'Wörter wie çay',
      'Wörter wie çay',
    ])
    expect(compareWords('', '')).toEqual({ was: [], now: [] })
  })

  it('compares letters with accents as parts of words', () => {
    expect(compare('Niña llega', 'Niño llega')).toEqual(['[Niña] llega', '[Niño] llega'])
  })

  it.each([
    ['Hebrew', 'תביא את המסור', 'תביא את המשור', 'תביא את [המסור]', 'תביא את [המשור]'],
    ['Arabic', 'أحضر المنشار', 'أحضر المناشير', 'أحضر [المنشار]', 'أحضر [المناشير]'],
    ['Cyrillic', 'Принеси пилу', 'Принеси пилы', 'Принеси [пилу]', 'Принеси [пилы]'],
    ['an emoji', 'Team 👩‍👩‍👧 comes', 'Team 👩‍👩‍👦 comes', 'Team [👩‍👩‍👧] comes', 'Team [👩‍👩‍👦] comes'],
  ])('compares words in %s', (_, before, after, was, now) => {
    expect(compare(before, after)).toEqual([was, now])
  })

  it('marks long texts as a whole that have next to nothing in common', () => {
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
          fc.constantFrom(
            'the',
            'saw',
            '👩‍👩‍👧',
            'שלום',
            'مرحبا',
            '<script>',
            '</ins>',
            '\n',
            '  ',
            '&amp;',
          ),
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
        // What is not marked is in both, so that taking out the one marks and putting in the others is the edit.
        expect(kept(now)).toBe(kept(was))
      }),
      { numRuns: 500 },
    )
  })
})
