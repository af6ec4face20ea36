import { describe, expect, it } from 'vitest'
import { pageItems, pageQuery, pageSize, paginate, showingEntries } from './pagination'
import { accepted, errorsOf } from '../testing/input'

describe('pageQuery', () => {
  it('defaults to the first page of ten without a search', () => {
    expect(pageSize).toBe(10)
    expect(accepted(pageQuery, {})).toEqual({ page: 1, limit: 10, search: '' })
  })

  it('parses page and limit from digits', () => {
    expect(accepted(pageQuery, { page: '3', limit: '25', search: 'ana' })).toEqual({
      page: 3,
      limit: 25,
      search: 'ana',
    })
  })

  it.each(['0', '1.5', 'x', '', ['1', '2']])('rejects the page and the limit %j', (number) => {
    expect(errorsOf(pageQuery, { page: number, limit: number })).toEqual({
      page: 'Must be a whole number from 1.',
      limit: 'Must be a whole number from 1 to 100.',
    })
  })

  it('accepts limits up to 100', () => {
    expect(accepted(pageQuery, { limit: '100' })).toMatchObject({ limit: 100 })
    expect(Object.keys(errorsOf(pageQuery, { limit: '101' }))).toEqual(['limit'])
  })

  it('reduces a page of 400 digits to the last one it can count exactly', () => {
    expect(accepted(pageQuery, { page: '9'.repeat(400) })).toMatchObject({ page: 90071992547409 })
  })
})

describe('paginate', () => {
  const pagesOf = (total: number, limit: number) => paginate(total, { page: 1, limit }).totalPages

  it('returns no pages when nothing matches', () => {
    expect(paginate(0, { page: 1, limit: 10 })).toEqual({
      total: 0,
      page: 1,
      limit: 10,
      totalPages: 0,
    })
  })

  it.each([
    [10, 10, 1],
    [11, 10, 2],
    [3, 1, 3],
  ])('divides %d entries by %d into %d pages', (total, limit, pages) => {
    expect(pagesOf(total, limit)).toBe(pages)
  })
})

const shown = (current: number, last: number) =>
  pageItems(current, last)
    .map((item) => (item === 'gap' ? '...' : item))
    .join(' ')

/** The rule as the specification words it. */
const rule = (p: number, last: number) => {
  if (last <= 7) return '1 2 3 4 5 6 7'.slice(0, Math.max(0, 2 * last - 1))
  if (p <= 3) return `1 2 3 4 ... ${last}`
  if (last - p <= 2) return `1 ... ${last - 3} ${last - 2} ${last - 1} ${last}`
  return `1 ... ${p - 1} ${p} ${p + 1} ... ${last}`
}

describe('pageItems', () => {
  it.each([
    [1, 0, ''],
    [3, 8, '1 2 3 4 ... 8'],
    [4, 8, '1 ... 3 4 5 ... 8'],
    [99, 8, '1 ... 5 6 7 8'],
  ])('returns the buttons of page %d of %d: %s', (current, last, buttons) => {
    expect(shown(current, last)).toBe(buttons)
  })

  it('follows the specification on every page of 1 to 30 pages', () => {
    for (let last = 1; last <= 30; last++) {
      for (let current = 1; current <= last; current++) {
        expect(`${current}: ${shown(current, last)}`).toBe(`${current}: ${rule(current, last)}`)
      }
    }
  })
})

describe('showingEntries', () => {
  const line = (page: number, total: number) =>
    showingEntries({ total, page, limit: 10, totalPages: Math.ceil(total / 10) })

  it('returns the first and last entry of the page and the total', () => {
    expect(line(1, 25)).toBe('Showing 1 to 10 of 25 entries')
    expect(line(2, 25)).toBe('Showing 11 to 20 of 25 entries')
    expect(line(3, 25)).toBe('Showing 21 to 25 of 25 entries')
    expect(line(2, 11)).toBe('Showing 11 to 11 of 11 entries')
    expect(line(2, 20)).toBe('Showing 11 to 20 of 20 entries')
  })

  it('returns 0 to 0 past the end', () => {
    expect(line(9, 25)).toBe('Showing 0 to 0 of 25 entries')
  })
})
