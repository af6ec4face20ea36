import { describe, expect, it } from 'vitest'
import { similarPage } from './not-found-screen'

const pages = [{ to: '/' }, { to: '/about' }, { to: '/team' }, { to: '/calendar' }]

describe('similarPage', () => {
  it.each([
    ['/calender', '/calendar'],
    ['/TEAMS', '/team'],
    ['/en/abuot.html', '/about'],
    ['/%E0%A4%A', undefined],
    ['/wp-admin', undefined],
    ['/', undefined],
  ])('finds for %s the page that was meant', (path, page) => {
    expect(similarPage(path, pages)?.to).toBe(page)
  })
})
