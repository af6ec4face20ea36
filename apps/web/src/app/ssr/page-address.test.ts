import { describe, expect, it } from 'vitest'
import { canonicalPath, pageAddress } from './page-address'

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
    ['/calendar?month=1&x=1&semester=second', '/calendar?semester=second&month=february'],
    ['/calendar/?types=exam,junk', '/calendar/?types=exam'],
    ['/calendar?year=20266&semester=third&month=zebra', '/calendar'],
  ])('keeps of %s what the calendar reads', (address, expected) => {
    expect(pageAddress(address)).toBe(expected)
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
