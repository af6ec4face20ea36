import { paths } from '@tropa/contract/pages'
import { describe, expect, it } from 'vitest'
import { allowedReturnPage } from './return-page'

describe('allowedReturnPage', () => {
  it.each([
    '/todo',
    '/nothing',
    '/login?return=/about',
    '/admin/nothing',
    '/cmsx',
    '/storybooks',
    '/api/todo',
    '//',
    '/cms/..//',
    '/cms/..//example.com',
    '/about/%2e%2e//example.com',
    '/\t/example.com/about',
    '/about\\..\\..//example.com',
    'blob:http://localhost:3000/about',
    '//example.com/admin',
    'https://example.com/admin',
    '/\\example.com/admin',
    'javascript:alert(1)',
    'http://',
    '',
  ])('rejects %j for an admin', (page) => {
    expect(allowedReturnPage(page, 'admin')).toBeNull()
  })

  it.each(['/cms', '/cms/collections/team?page=2', '/cms?x=1', '/preview/about'])(
    'leaves it to the server who may open %s',
    (page) => {
      expect(allowedReturnPage(page, 'user')).toBe(page)
    },
  )

  it.each([
    '/about',
    '/calendar?semester=2nd',
    '/rules#immediate-removal',
    '/invite',
    '/storybook/?path=/docs/button--docs',
    '/api/docs',
  ])('allows %s, which anyone may open, for both', (page) => {
    expect(allowedReturnPage(page, 'admin')).toBe(page)
    expect(allowedReturnPage(page, 'user')).toBe(page)
  })

  it('keeps to the path of a page that an address of this origin names', () => {
    expect(allowedReturnPage(`${window.location.origin}/about?x=1`, 'user')).toBe('/about?x=1')
  })

  it('allows the showcase for admins and users', () => {
    expect(allowedReturnPage(paths.showcase, 'admin')).toBe(paths.showcase)
    expect(allowedReturnPage(paths.showcase, 'user')).toBe(paths.showcase)
  })
})
