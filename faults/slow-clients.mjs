import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { call, logIn } from './lib/api.mjs'
import { databaseFile, forget, newFolder, passwords, Product } from './lib/product.mjs'

const head = 'POST /api/contact HTTP/1.1\r\nHost: tropa\r\n'
const wholeHead = `${head}Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n`

/** A client that never comes to an end: half of them stay in their headers, half in the body. */
const slowClient = (port, number) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.on('data', () => undefined)
  socket.write(number % 2 === 0 ? head : wholeHead)
  const timer = setInterval(() => socket.write('a'), 1000)
  socket.once('close', () => clearInterval(timer))
  return socket
}

/** Opens many connections that send a byte a second: others are answered, and the slow ones are ended in time. */
export const slowClients = async ({ clients, waitSeconds }) => {
  const folder = await newFolder()
  const figures = { clients }
  try {
    const product = await Product.start(folder, {
      DATABASE_URL: `file:${databaseFile(folder)}`,
    })
    const { origin, port } = product
    const token = await logIn(origin, 'admin', passwords.admin)
    const sockets = Array.from({ length: clients }, (_, number) => slowClient(port, number))
    await pause(500)
    const times = []
    const statuses = new Set()
    for (let count = 0; count < 40; count += 1) {
      const began = performance.now()
      statuses.add((await call(origin, 'GET /api/todo', { token, timeout: 5000 })).status)
      times.push(performance.now() - began)
    }
    figures.statuses = [...statuses].join(' ')
    figures.slowest = `${Math.max(...times).toFixed(0)} ms`
    const until = Date.now() + waitSeconds * 1000
    const open = () => sockets.filter(({ closed }) => !closed).length
    while (open() > 0 && Date.now() < until) await pause(250)
    figures.open = waitSeconds > 0 ? open() : 'not waited for'
    for (const socket of sockets) socket.destroy()
    figures.exit = await product.stop()
  } finally {
    await forget(folder)
  }
  const isGood =
    figures.statuses === '200' && figures.exit === 0 && (waitSeconds === 0 || figures.open === 0)
  return { isGood, figures }
}
