import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portOf } from '../../testing/port'
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
    'index.html',
    'index.html.br',
    'nested/app.js',
    'nested/app.js.br',
  ]) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), name)
  }
  const app = express()
  app.use('/assets', compressedFiles(folder), express.static(folder))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = portOf(server)
  stop = () => server.close()
})
afterAll(async () => {
  stop()
  await rm(folder, { recursive: true })
})

const getFile = async (name: string, encodings?: string) => {
  const headers = encodings === undefined ? {} : { 'accept-encoding': encodings }
  const request = get({ port, path: `/assets/${name}`, headers, agent: false })
  const [response]: unknown[] = await once(request, 'response')
  if (!(response instanceof IncomingMessage)) throw new Error('There was no response.')
  const { headers: sent } = response
  return [await text(response), sent['content-encoding'], sent['content-type']]
}

const script = 'text/javascript; charset=utf-8'

describe('compressedFiles', () => {
  it.each([
    ['app.js', 'gzip, deflate, br, zstd', ['app.js.br', 'br', script]],
    ['app.js', 'gzip', ['app.js.gz', 'gzip', script]],
    ['app.js', 'br;q=0, gzip', ['app.js.gz', 'gzip', script]],
    ['app.js', undefined, ['app.js', undefined, script]],
    ['style.css', 'gzip', ['style.css.gz', 'gzip', 'text/css; charset=utf-8']],
    ['plain.js', 'gzip, br', ['plain.js', undefined, script]],
    ['nested/app.js', 'gzip, br', ['nested/app.js.br', 'br', script]],
    ['', 'gzip, br', ['index.html.br', 'br', 'text/html; charset=utf-8']],
  ])(
    'sends %s to a browser that accepts %s as the smallest copy, with the type of the original',
    async (name, accepted, sent) => {
      expect(await getFile(name, accepted)).toEqual(sent)
    },
  )

  it('leaves the address of a folder without its slash to the redirect of express.static', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/assets`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, '/assets/'])
  })
})
