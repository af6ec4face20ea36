import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, vi } from 'vitest'
import { boot, type Booted } from './boot'
import { portOf } from './port'

/** Boots the product with a real HTTP server in Discord's place. */
export const bootedWithDiscord = () => {
  const tropa = {} as Booted
  const received: unknown[] = []
  let hangs = false
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body)
      if (!hangs) response.writeHead(204).end()
    })
  })

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const DISCORD_WEBHOOK_URL = `http://127.0.0.1:${portOf(server)}/hook`
    Object.assign(tropa, await boot({ DISCORD_WEBHOOK_URL, RATE_LIMIT: 'off' }))
  })
  afterAll(async () => {
    await tropa.stop()
    server.close()
  })

  return {
    tropa,
    /** Waits for so many messages, the oldest, and takes them away. */
    take: async (count: number): Promise<unknown[]> => {
      await vi.waitUntil(() => received.length >= count, { timeout: 10_000 })
      return received.splice(0, count)
    },
    message: (...lines: string[]) => ({
      content: [...lines, `${tropa.env.publicUrl}/login`].join('\n'),
      allowed_mentions: { parse: [] },
    }),
    hang: (does: boolean) => {
      hangs = does
    },
    goDown: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
