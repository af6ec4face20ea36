import { describe, expect, it } from 'vitest'
import { similarPage } from './not-found-screen'

const pages = [{ path: '/' }, { path: '/about' }, { path: '/team' }, { path: '/calendar' }]

describe('similarPage', () => {
  it.each([
    ['/calender', '/calendar'],
    ['/TEAMS', '/team'],
    ['/en/abuot.html', '/about'],
    ['/%E0%A4%A', undefined],
    ['/wp-admin', undefined],
    ['/', undefined],
  ])('finds for %s the page that was meant', (path, page) => {
    expect(similarPage(path, pages)?.path).toBe(page)
  })
})
