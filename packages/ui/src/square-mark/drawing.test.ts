import { describe, expect, it } from 'vitest'
import { drawingOf, drawnForm, glyphs } from './drawing'
import { markSquares, squareCells } from './mark'

describe('glyphs', () => {
  it('draws each letter and digit on a grid of seven by seven, with a square for each of thirteen people', () => {
    expect([...glyphs.keys()].join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
    for (const [letter, rows] of glyphs) {
      expect(rows, letter).toMatch(/^[#.]{7}( [#.]{7}){6}$/)
      expect(squareCells(rows).length, letter).toBeGreaterThanOrEqual(13)
    }
    expect(new Set(glyphs.values()).size).toBe(36)
  })

  it.each([
    ['t', 'T'],
    ['É', 'E'],
    ['ñ', 'N'],
    ['ł', 'L'],
    ['ø', 'O'],
    ['ß', 'S'],
    ['ı', 'I'],
    ['к', 'K'],
    ['Σ', undefined],
    ['Ж', undefined],
    ['団', undefined],
    ['４', '4'],
    ['', undefined],
  ])('draws %o as %o', (letter, form) => {
    expect(drawnForm(letter)).toBe(form)
  })
})

describe('squareCells', () => {
  it('draws T of a bar of seven and a stem of six', () => {
    expect(squareCells(drawingOf('T'))).toEqual([
      ...Array.from({ length: 7 }, (_, x) => ({ x, y: 0 })),
      ...Array.from({ length: 6 }, (_, y) => ({ x: 3, y: y + 1 })),
    ])
  })

  it('draws the frame of the grid for a letter without a closest form', () => {
    expect(squareCells(drawingOf('Ж'))).toHaveLength(24)
  })
})

describe('markSquares', () => {
  it('draws each square as a rectangle', () => {
    expect(markSquares(drawingOf('T')).split('<rect').length - 1).toBe(13)
    expect(markSquares(drawingOf('T'))).toContain(
      '<rect x="0.07" y="0.07" width="0.86" height="0.86" rx="0.24"/>',
    )
  })
})
