import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageItems, pageQuery, pageSize, paginate, showingEntries } from './pagination'
import { accepted, errorsOf } from '../testing/input'
import { anyText, blanks, nonTexts, rows } from '../testing/texts'

const pageMessage = 'Must be a whole number from 1.'
const limitMessage = 'Must be a whole number from 1 to 100.'
const searchMessage = 'Please search for a text.'

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

  it('ignores unknown fields', () => {
    const query: unknown = JSON.parse('{"page":"2","sort":"x","__proto__":{"limit":"5"}}')
    expect(accepted(pageQuery, query)).toEqual({ page: 2, limit: 10, search: '' })
  })

  it.each(rows(['0', '-1', '1.5', '', 'abc', '1e3', ' 1', null, ['1'], ['1', '2'], { $gt: '' }]))(
    'rejects the page %j',
    (page) => {
      expect(errorsOf(pageQuery, { page })).toEqual({ page: pageMessage })
    },
  )

  it.each(rows(['0', '101', '-1', '1.5', '', 'abc', '9'.repeat(400), null, ['1'], { $gt: '' }]))(
    'rejects the limit %j',
    (limit) => {
      expect(errorsOf(pageQuery, { limit })).toEqual({ limit: limitMessage })
    },
  )

  it('accepts limits from 1 to 100', () => {
    expect(accepted(pageQuery, { limit: '1' })).toMatchObject({ limit: 1 })
    expect(accepted(pageQuery, { limit: '100' })).toMatchObject({ limit: 100 })
  })

  it('reports every invalid field', () => {
    expect(errorsOf(pageQuery, { page: 'x', limit: 'x', search: [] })).toEqual({
      page: pageMessage,
      limit: limitMessage,
      search: searchMessage,
    })
  })

  it('reduces a page of 400 digits to the last one it can count exactly', () => {
    expect(accepted(pageQuery, { page: '9'.repeat(400) })).toMatchObject({ page: 90071992547409 })
  })

  it('has a safe integer as the number of the last row of any page', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 40n }).map(String),
        fc.integer({ min: 1, max: 100 }),
        (page, limit) => {
          const query = accepted(pageQuery, { page, limit }) as { page: number; limit: number }
          expect(Number.isSafeInteger(query.page * query.limit)).toBe(true)
          expect(query.page).toBe(Math.min(Number(page), 90071992547409))
        },
      ),
    )
  })
})

describe('search of pageQuery', () => {
  const search = (text: unknown) => accepted(pageQuery, { search: text })

  it.each(['%', '_', "'", '\\', '.*', 'é', 'É', 'ñ', '👩‍💻', ' two  words ', '<b>'])(
    'keeps %j as typed',
    (text) => {
      expect(search(text)).toMatchObject({ search: text })
    },
  )

  it.each(blanks)('turns the blank text %j into an empty one', (text) => {
    expect(search(text)).toMatchObject({ search: '' })
  })

  it.each(rows(nonTexts.slice(1)))('rejects %j, which is not a text', (text) => {
    expect(errorsOf(pageQuery, { search: text })).toEqual({ search: searchMessage })
  })

  it('accepts at most 200 UTF-16 units, counted after CRLF became LF', () => {
    const tooLong = { search: 'Please search for at most 200 characters.' }
    expect(errorsOf(pageQuery, { search: 'a'.repeat(200) })).toEqual({})
    expect(errorsOf(pageQuery, { search: 'a'.repeat(201) })).toEqual(tooLong)
    expect(errorsOf(pageQuery, { search: '😀'.repeat(100) })).toEqual({})
    expect(errorsOf(pageQuery, { search: '😀'.repeat(100) + 'a' })).toEqual(tooLong)
    expect(search('a' + '\r\n'.repeat(199))).toMatchObject({ search: 'a' + '\n'.repeat(199) })
  })

  it('never throws on random input', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.anything()), (text) => {
        expect(Object.keys(errorsOf(pageQuery, { search: text })).join()).toMatch(/^(search)?$/)
      }),
    )
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
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [100, 10, 10],
    [101, 100, 2],
    [3, 1, 3],
  ])('divides %d entries by %d into %d pages', (total, limit, pages) => {
    expect(pagesOf(total, limit)).toBe(pages)
  })

  it('returns the smallest number of pages that holds all entries', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 100 }),
        (total, limit) => {
          const pages = pagesOf(total, limit)
          expect(pages * limit).toBeGreaterThanOrEqual(total)
          expect((pages - 1) * limit).toBeLessThan(total)
        },
      ),
    )
  })
})

const shown = (current: number, last: number) =>
  pageItems(current, last)
    .map((item) => (item === 'gap' ? '...' : item))
    .join(' ')

/** Section 9 of the specification. */
const rule = (p: number, last: number) => {
  if (last <= 7) return '1 2 3 4 5 6 7'.slice(0, Math.max(0, 2 * last - 1))
  if (p <= 3) return `1 2 3 4 ... ${last}`
  if (last - p <= 2) return `1 ... ${last - 3} ${last - 2} ${last - 1} ${last}`
  return `1 ... ${p - 1} ${p} ${p + 1} ... ${last}`
}

describe('pageItems', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 ... 8'],
    [3, 8, '1 2 3 4 ... 8'],
    [4, 8, '1 ... 3 4 5 ... 8'],
    [5, 8, '1 ... 4 5 6 ... 8'],
    [6, 8, '1 ... 5 6 7 8'],
    [8, 8, '1 ... 5 6 7 8'],
    [10, 20, '1 ... 9 10 11 ... 20'],
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

  it('returns the first, the current and the last page in at most seven items', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(), (last, seed) => {
        const items = pageItems(1 + (seed % last), last)
        expect(items).toEqual(expect.arrayContaining([1, 1 + (seed % last), last]))
        expect(items.length).toBeLessThanOrEqual(7)
      }),
    )
  })

  it('returns the last pages for a page past the end', () => {
    expect(shown(99, 8)).toBe('1 ... 5 6 7 8')
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
