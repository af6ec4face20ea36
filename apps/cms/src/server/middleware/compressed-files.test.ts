import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressedFiles } from './compressed-files'

let folder: string
let port: number
let stop: () => void

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-files-'))
  for (const name of [
    'app.js',
    'app.js.br',
    'app.js.gz',
    'plain.js',
    'style.css',
    'style.css.gz',
  ]) {
    await writeFile(join(folder, name), name)
  }
  const app = express()
  app.use('/assets', compressedFiles(folder), express.static(folder))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  stop = () => server.close()
})
afterAll(async () => {
  stop()
  await rm(folder, { recursive: true })
})

const ask = async (name: string, encodings?: string) => {
  const headers = encodings === undefined ? {} : { 'accept-encoding': encodings }
  const request = get({ port, path: `/assets/${name}`, headers, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return [await text(answer), answer.headers['content-encoding'], answer.headers['content-type']]
}

const script = 'text/javascript; charset=utf-8'

it.each([
  ['app.js', 'gzip, deflate, br, zstd', ['app.js.br', 'br', script]],
  ['app.js', 'gzip', ['app.js.gz', 'gzip', script]],
  ['app.js', 'br;q=0, gzip', ['app.js.gz', 'gzip', script]],
  ['app.js', 'identity', ['app.js', undefined, script]],
  ['app.js', undefined, ['app.js', undefined, script]],
  ['style.css', 'gzip', ['style.css.gz', 'gzip', 'text/css; charset=utf-8']],
  ['plain.js', 'gzip, br', ['plain.js', undefined, script]],
])(
  '%s for who takes %s is the shortest there is, named for what it holds',
  async (name, takes, sent) => {
    expect(await ask(name, takes)).toEqual(sent)
  },
)
