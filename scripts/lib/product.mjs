import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './run.mjs'

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

/** Starts the built product on a database of its own; answers where it stands and how to end it. */
export const startProduct = async (variables = {}) => {
  const home = await mkdtemp(path.join(tmpdir(), 'tropa-screens-'))
  const port = await freePort()
  const product = spawn(process.execPath, [path.join(root, 'apps/cms/dist/main.js')], {
    cwd: home,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  const isUp = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (product.exitCode !== null) throw new Error('The product did not start. Is it built?')
    await new Promise((done) => setTimeout(done, 200))
  }
  return {
    origin,
    stop: async () => {
      const ended = new Promise((done) => product.once('close', done))
      product.kill('SIGTERM')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}
