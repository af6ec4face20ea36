import { describe, expect, it } from 'vitest'
import { canonicalPath, pageAddress, pagePattern } from './page-address'

describe('pageAddress', () => {
  it.each([
    ['/?utm_source=mail', '/'],
    ['/team?', '/team'],
    ['/rules?a=1?b=2', '/rules'],
    ['/login?redirect=/admin', '/login'],
    ['/unsubscribe?kind=news&key=k', '/unsubscribe?kind=news'],
    ['/unsubscribe?kind=junk&key=k', '/unsubscribe'],
  ])('leaves out the query of %s, which the page does not read', (address, expected) => {
    expect(pageAddress(address)).toEqual({ address: expected, isCacheable: true })
  })

  it.each(['/wp-admin', '/nobody/there?a=1', '/%E0%A4%A', '//about.example', '/abouts'])(
    'has for %s the address of all unknown paths',
    (address) => {
      expect(pageAddress(address)).toEqual({ address: '/*', isCacheable: true })
    },
  )

  it('has one address for all the members’ pages of a route', () => {
    expect(pageAddress('/admin/meetings/6912d2?a=1').address).toBe('/admin/meetings/:id')
    expect(pageAddress('/meetings/6912d2/check-in').address).toBe('/meetings/:id/check-in')
    expect(pageAddress('/meetings//check-in').address).toBe('/*')
  })

  it.each([
    ['/calendar?x=1', '/calendar'],
    ['/calendar?month=1&x=1&semester=second', '/calendar?semester=second&month=february'],
    ['/calendar?semester=second&month=july', '/calendar?semester=second&month=july'],
    ['/calendar?semester=first', '/calendar?semester=first'],
    ['/calendar?types=exam,junk', '/calendar?types=exam'],
    [
      '/calendar?year=2026&for=regular&month=december&semester=second',
      '/calendar?year=2026&for=regular&semester=second&month=december',
    ],
    ['/calendar?year=20266&semester=third&month=zebra&search=%20', '/calendar'],
    ['/calendar?types=holiday,event&types=exam', '/calendar?types=exam'],
  ])('keeps of %s what the calendar reads', (address, expected) => {
    expect(pageAddress(address)).toMatchObject({ address: expected, isCacheable: true })
  })

  it('names the year of a page, of which there are few with events', () => {
    expect(pageAddress('/calendar?year=2026&month=may')).toMatchObject({ year: 2026 })
  })

  it('names the students of a page, of whom there are few that the team has', () => {
    expect(pageAddress('/calendar?for=erasmus')).toMatchObject({ audience: 'erasmus' })
  })

  it.each([
    '/calendar?search=midterm',
    '/calendar?types=exam,holiday',
    '/calendar?types=exam&month=july',
    '/calendar?semester=first&types=exam',
  ])('does not keep %s, which is one of very many', (address) => {
    expect(pageAddress(address)).toMatchObject({ isCacheable: false })
  })

  it('keeps few pages of all that the calendar can be asked of one year', () => {
    const types = ['', 'exam', 'holiday', 'exam,holiday', 'deadline,event,suspension']
    const months = Array.from({ length: 13 }, (_, month) => String(month))
    const students = ['', 'regular', 'irregular', 'graduating']
    const addresses = new Set<string>()
    for (const semester of ['', 'first', 'second'])
      for (const month of months)
        for (const type of types)
          for (const audience of students)
            for (const search of ['', 'a', 'b']) {
              const query = { semester, month, types: type, for: audience, search, year: '2026' }
              const page = pageAddress(`/calendar?${String(new URLSearchParams(query))}`)
              if (page.isCacheable) addresses.add(page.address)
            }
    expect(addresses.size).toBe(4 * 3 * 13)
  })
})

describe('canonicalPath', () => {
  it.each([
    ['/about/', '/about'],
    ['/ABOUT', '/about'],
    ['/Todo/Archived-Todo//', '/todo/archived-todo'],
    ['/%61bout', '/about'],
    ['/Admin/Meetings/Abc/', '/admin/meetings/Abc'],
    ['/Meetings/Abc/Check-In/', '/meetings/Abc/check-in'],
    ['//', '/'],
  ])('finds the page that %s means', (path, page) => {
    expect(canonicalPath(path)).toBe(page)
  })

  it.each(['/', '/about', '/no/such/', '//about.example', '/%E0%A4%A', '/admin%2Ftodo'])(
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
