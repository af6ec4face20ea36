import { describe, expect, it, vi } from 'vitest'

const origin = 'http://localhost:3000'

vi.stubGlobal('window', { location: { href: `${origin}/storybook/iframe.html`, origin } })

const { failOnUnhandledRequests, rejectUnhandledRequest } = await import('../unhandled-requests')

const request = (path: string) =>
  rejectUnhandledRequest(new Request(new URL(path, origin)), { error: () => undefined })

describe('a request of a story that no handler responds to', () => {
  it.each(['/api/todo', '/cms/api/members', 'https://example.com/picture.png'])(
    'does not reach %s, and fails the story',
    (path) => {
      expect(() => request(path)).toThrow('No handler responds to GET')
      expect(failOnUnhandledRequests).toThrow(path)
      expect(failOnUnhandledRequests).not.toThrow()
    },
  )

  it.each(['/storybook/assets/button.js', '/storybook/index.json'])('reaches %s', (path) => {
    request(path)
    expect(failOnUnhandledRequests).not.toThrow()
  })
})
