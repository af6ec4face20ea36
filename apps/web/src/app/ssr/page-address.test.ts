import { describe, expect, it } from 'vitest'
import { canonicalPath, pageAddress, pagePattern } from './page-address'

describe('pageAddress', () => {
  it.each([
    ['/?utm_source=mail', '/'],
    ['/team?', '/team'],
    ['/rules?a=1?b=2', '/rules'],
    ['/login?redirect=/admin', '/login'],
  ])('leaves out the query of %s, which the page does not read', (address, expected) => {
    expect(pageAddress(address)).toBe(expected)
  })

  it.each([
    ['/calendar?x=1', '/calendar'],
    ['/calendar?month=1&x=1&semester=second', '/calendar?month=february'],
    ['/calendar?semester=second&month=july', '/calendar?semester=second&month=july'],
    ['/calendar?semester=first', '/calendar?semester=first'],
    ['/calendar/?types=exam,junk', '/calendar/?types=exam'],
    ['/calendar?year=20266&semester=third&month=zebra&search=%20', '/calendar'],
    ['/calendar?types=holiday,event&types=exam', '/calendar?types=exam'],
  ])('keeps of %s what the calendar reads', (address, expected) => {
    expect(pageAddress(address)).toBe(expected)
  })

  it.each([
    '/calendar?search=midterm',
    '/calendar?year=1000',
    '/calendar?year=2026',
    '/calendar?types=exam,holiday',
    '/calendar?types=exam&month=july',
    '/calendar?semester=second&month=december',
    '/calendar?semester=first&types=exam',
  ])('has no address to cache %s under, which is one of very many', (address) => {
    expect(pageAddress(address)).toBeNull()
  })

  it('has few addresses for all that the calendar can be asked', () => {
    const types = ['', 'exam', 'holiday', 'exam,holiday', 'deadline,event,suspension']
    const months = Array.from({ length: 13 }, (_, month) => String(month))
    const years = ['', ...Array.from({ length: 20 }, (_, index) => String(2016 + index))]
    const addresses = new Set<string | null>()
    for (const semester of ['', 'first', 'second'])
      for (const month of months)
        for (const type of types)
          for (const year of years)
            for (const search of ['', 'a', 'b']) {
              const query = new URLSearchParams({ semester, month, types: type, year, search })
              addresses.add(pageAddress(`/calendar?${String(query)}`))
            }
    expect(addresses.size).toBeLessThanOrEqual(30)
  })
})

describe('canonicalPath', () => {
  it.each([
    ['/about/', '/about'],
    ['/ABOUT', '/about'],
    ['/Todo/Archived-Todo//', '/todo/archived-todo'],
    ['//', '/'],
  ])('finds the page that %s means', (path, page) => {
    expect(canonicalPath(path)).toBe(page)
  })

  it.each(['/', '/about', '/no/such/', '//about.example', '/%E0%A4%A'])(
    'leaves %s alone',
    (path) => {
      expect(canonicalPath(path)).toBe(path)
    },
  )
})

describe('pagePattern', () => {
  it.each([
    ['/', '/'],
    ['/admin/todo', '/admin/todo'],
    ['/admin/meetings/6912d2f3c5a1b2c3d4e5f607', '/admin/meetings/{id}'],
    ['/maria', undefined],
    ['/admin/maria', undefined],
  ])('of %s is %s', (path, pattern) => {
    expect(pagePattern(path)).toBe(pattern)
  })
})
