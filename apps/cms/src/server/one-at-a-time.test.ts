import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { portOf } from '../testing/port'
import { oneAtATime } from './one-at-a-time'

let stop: () => void = () => undefined

afterEach(() => stop())

const open = async (listener: RequestListener) => {
  const server = createServer(oneAtATime(listener))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect(portOf(server), '127.0.0.1')
  socket.on('error', () => undefined)
  stop = () => {
    socket.destroy()
    server.close()
  }
  return socket
}

const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')

describe('requests that one connection sends at once', () => {
  it('are served one after another, in their order', async () => {
    let running = 0
    let most = 0
    const socket = await open((request, response) => {
      running += 1
      most = Math.max(most, running)
      setTimeout(() => {
        running -= 1
        response.end(`answer ${request.url ?? ''}\n`)
      }, 10)
    })
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => (received += text))
    socket.write(requests(5))
    await expect.poll(() => received.match(/answer \/\d/g)).toHaveLength(5)
    expect(received.match(/answer \/\d/g)?.join()).toBe(
      'answer /0,answer /1,answer /2,answer /3,answer /4',
    )
    expect(most).toBe(1)
    socket.write(requests(1))
    await expect.poll(() => received.match(/answer \/0/g)).toHaveLength(2)
  })

  it('close the connection when there are too many, and no more than one was started', async () => {
    let started = 0
    const socket = await open(() => {
      started += 1
    })
    socket.write(requests(2000))
    await once(socket, 'close')
    await wait(20)
    expect(started).toBe(1)
  })
})
