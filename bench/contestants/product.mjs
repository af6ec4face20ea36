// The product as `npm start` starts it, on a database that was filled while it was down.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { secret } from '../data.mjs'

/** As in `npm start`: a young heap that may not grow to 48 MB. */
const flags = ['--max-semi-space-size=4']
const main = fileURLToPath(new URL('../../apps/cms/dist/main.js', import.meta.url))

/** The key Payload makes from the secret it is given. */
export const productKey = createHash('sha256').update(secret).digest('hex').slice(0, 32)

export const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

/** Starts the product; answers once it answers, and says how long that took. */
export const startProduct = async (
  folder,
  databaseUrl = `file:${path.join(folder, 'tropa.db')}`,
) => {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...flags, main], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: secret,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      SEED_ADMIN_PASSWORD: 'correct horse',
      SEED_USER_PASSWORD: 'correct horse',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const origin = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The product did not start. Is it built?')
    await new Promise((done) => setTimeout(done, 20))
  }
  return { child, origin, seconds: (performance.now() - startedAt) / 1000 }
}

/** Ends a process and waits for it. */
export const stop = (child) =>
  new Promise((done) => {
    if (child.exitCode !== null) return done()
    child.once('close', done)
    child.kill('SIGTERM')
  })
