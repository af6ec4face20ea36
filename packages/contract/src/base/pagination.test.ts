import { describe, expect, it } from 'vitest'
import { pageQuery, pageSize, paginate, showingEntries } from './pagination'
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
