import express from 'express'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portOf } from '../../testing/port'
import { dropUnsafeRedirect, isSafeRedirect } from './safe-redirect'

describe('isSafeRedirect', () => {
  it.each(['/cms', '/cms/collections/team?page=2', '/preview/about?x=1', '/cms/../cms'])(
    'accepts %s',
    (address) => {
      expect(isSafeRedirect(address)).toBe(true)
    },
  )

  it.each([
    '/cms/..//evil.example',
    '/cms/%2e%2e//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/cms/..\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])('rejects %j', (address) => {
    expect(isSafeRedirect(address)).toBe(false)
  })
})

describe('dropUnsafeRedirect', () => {
  const server = express()
    .use('/cms', dropUnsafeRedirect, (_request, response) => {
      response.send('panel')
    })
    .listen(0, '127.0.0.1')
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${portOf(server)}${path}`, { redirect: 'manual' })

  beforeAll(async () => {
    if (!server.listening) await once(server, 'listening')
  })
  afterAll(() => server.close())

  it('sends a browser to the same page without the parameter', async () => {
    const response = await get('/cms/login?redirect=/cms/..//evil.example&a=1')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/cms/login?a=1')
  })

  it('looks at every value of the parameter', async () => {
    expect((await get('/cms/login?redirect=/cms&redirect=//evil.example')).status).toBe(302)
  })

  it('lets a safe address through', async () => {
    expect((await get('/cms/login?redirect=%2Fcms%2Fcollections%2Fteam')).status).toBe(200)
  })
})
