import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { send } from './lib/api.mjs'
import { databaseFile, Product } from './lib/product.mjs'

const protocols = ['websocket', 'h2c', 'foo']
const paths = ['/', '/cms', '/api/team']

const openSocket = (port) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

const upgradeClient = (port, number) => {
  const socket = openSocket(port)
  socket.answer = ''
  socket.setEncoding('latin1').on('data', (text) => (socket.answer ||= text))
  socket.write(
    `GET ${paths[number % paths.length]} HTTP/1.1\r\nHost: tropa\r\n` +
      `Connection: Upgrade\r\nUpgrade: ${protocols[number % protocols.length]}\r\n\r\n`,
  )
  return socket
}

/** The path of the largest script of Storybook, about 1 MB. */
const largeFile = async () => {
  const folder = fileURLToPath(new URL('../storybook-static/assets', import.meta.url))
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({
      name,
      size: (await stat(path.join(folder, name))).size,
    })),
  )
  const [{ name }] = files.sort((one, other) => other.size - one.size)
  return `/storybook/assets/${name}`
}

/** Every second one reads nothing, the others read a hundred bytes a second. */
const slowReader = (port, file, number) => {
  const socket = openSocket(port)
  socket.pause()
  socket.write(`GET ${file} HTTP/1.1\r\nHost: tropa\r\n\r\n`)
  const timer = setInterval(() => {
    if (number % 2 === 1) socket.read(Math.min(100, socket.readableLength))
  }, 1000)
  socket.once('close', () => clearInterval(timer))
  return socket
}

const openOnes = (sockets) => sockets.filter(({ closed }) => !closed).length

const waitUntilClosed = async (sockets, seconds) => {
  const until = Date.now() + seconds * 1000
  while (openOnes(sockets) > 0 && Date.now() < until) await pause(250)
}

/** A client notices only while it reads that the server disconnected it. */
const cutOff = async (sockets) => {
  for (const socket of sockets) socket.resume()
  await waitUntilClosed(sockets, 2)
}

/** Sends upgrades to a product whose panel is open, and reads large files hardly or not at all. */
export const upgrade = async ({ clients, readers, waitSeconds }) => {
  const folder = await newFolder()
  const figures = { clients, readers }
  try {
    const product = await Product.start(folder, { DATABASE_URL: `file:${databaseFile(folder)}` })
    const { origin, port } = product
    await send(origin, 'GET /cms/login', { timeout: 60_000 })
    const upgrades = Array.from({ length: clients }, (_, number) => upgradeClient(port, number))
    await waitUntilClosed(upgrades, 30)
    figures.answered = upgrades.filter(({ answer }) => /^HTTP\/1\.1 [234]/.test(answer)).length
    figures.upgradesOpen = openOnes(upgrades)
    const file = await largeFile()
    const slowOnes = Array.from({ length: readers }, (_, number) => slowReader(port, file, number))
    await pause(waitSeconds * 1000)
    figures.status = (await send(origin, 'GET /api/team', { timeout: 5000 })).status
    if (waitSeconds > 0) {
      await cutOff(slowOnes)
      const { size } = await stat(
        fileURLToPath(
          new URL(`../storybook-static/assets/${path.basename(file)}`, import.meta.url),
        ),
      )
      figures.size = size
      figures.most = Math.max(...slowOnes.map(({ bytesRead }) => bytesRead))
      figures.readersOpen = slowOnes.filter(({ bytesRead }) => bytesRead >= size).length
    } else {
      figures.readersOpen = 'not waited for'
    }
    for (const socket of [...upgrades, ...slowOnes]) socket.destroy()
    figures.exitCode = await product.stop()
  } finally {
    await removeFolder(folder)
  }
  const isGood =
    figures.answered === clients &&
    figures.upgradesOpen === 0 &&
    figures.status === 200 &&
    figures.exitCode === 0 &&
    (waitSeconds === 0 || figures.readersOpen === 0)
  return { isGood, figures }
}
