import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn, send } from './lib/api.mjs'
import { databaseFile, Product } from './lib/product.mjs'

const requestLine = 'POST /api/contact HTTP/1.1\r\nHost: tropa\r\n'
const headers = `${requestLine}Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n`

/** A client that never completes its request: every second one stays in the headers, the others in the body. */
const slowClient = (port, number) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.on('data', () => undefined)
  socket.write(number % 2 === 0 ? requestLine : headers)
  const timer = setInterval(() => socket.write('a'), 1000)
  socket.once('close', () => clearInterval(timer))
  return socket
}

/** Opens many connections that send a byte a second: others get responses, the slow ones are closed in time. */
export const slowClients = async ({ clients, waitSeconds }) => {
  const folder = await newFolder()
  const figures = { clients }
  try {
    const product = await Product.start(folder, { DATABASE_URL: `file:${databaseFile(folder)}` })
    const { origin, port } = product
    const token = await logIn(origin, firstAccounts.admin)
    const sockets = Array.from({ length: clients }, (_, number) => slowClient(port, number))
    await pause(500)
    const times = []
    const statuses = new Set()
    for (let count = 0; count < 40; count += 1) {
      const sentAt = performance.now()
      statuses.add((await send(origin, 'GET /api/todo', { token, timeout: 5000 })).status)
      times.push(performance.now() - sentAt)
    }
    figures.statuses = [...statuses].join(' ')
    figures.slowest = `${Math.max(...times).toFixed(0)} ms`
    const until = Date.now() + waitSeconds * 1000
    const openSockets = () => sockets.filter(({ closed }) => !closed).length
    while (openSockets() > 0 && Date.now() < until) await pause(250)
    figures.open = waitSeconds > 0 ? openSockets() : 'not waited for'
    for (const socket of sockets) socket.destroy()
    figures.exitCode = await product.stop()
  } finally {
    await removeFolder(folder)
  }
  const isGood =
    figures.statuses === '200' &&
    figures.exitCode === 0 &&
    (waitSeconds === 0 || figures.open === 0)
  return { isGood, figures }
}
