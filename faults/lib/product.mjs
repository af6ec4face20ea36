import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const watcher = fileURLToPath(new URL('watcher.mjs', import.meta.url))
const dist = fileURLToPath(new URL('../../apps/cms/dist', import.meta.url))

/** The passwords of the first accounts. */
export const passwords = { admin: 'admin of the faults', member: 'member of the faults' }

const usual = {
  SEED_ADMIN_PASSWORD: passwords.admin,
  SEED_USER_PASSWORD: passwords.member,
  PAYLOAD_SECRET: 'a secret of the faults that nobody else uses',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
}

const inherited = ['PATH', 'HOME', 'NODE_OPTIONS', 'TMPDIR', 'LANG']

const environment = (variables) => ({
  ...Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  ...usual,
  ...variables,
})

const alive = new Set()

const endAll = () => {
  for (const child of alive) child.kill('SIGKILL')
}
process.once('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Starts a program that does not outlive this one. */
export const start = (command, args, options) => {
  const child = spawn(command, args, options)
  alive.add(child)
  child.once('close', () => alive.delete(child))
  return child
}

/** A folder that nobody else uses, forgotten by `forget`. */
export const newFolder = () => mkdtemp(path.join(tmpdir(), 'tropa-faults-'))

/** The embedded database of a product that runs in a folder. */
export const databaseFile = (folder) => path.join(folder, 'data/tropa.db')

/** Forgets a folder. */
export const forget = (folder) => rm(folder, { recursive: true, force: true })

/** A port of the loopback address that nobody listens on. */
export const freePort = async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the built product in a folder and answers it once it does. */
export class Product {
  output = ''

  /** @param largestFile - no file may become larger, in bytes: a disk that is full */
  constructor(folder, variables, port, largestFile) {
    this.largestFile = largestFile
    this.folder = folder
    this.variables = variables
    this.port = port
    this.origin = `http://127.0.0.1:${port}`
  }

  static async start(folder, variables, { port, largestFile } = {}) {
    if (!existsSync(path.join(dist, 'main.js')))
      throw new Error('The product is not built: npm run build')
    const product = new Product(folder, variables, port ?? (await freePort()), largestFile)
    await product.start()
    return product
  }

  spawn() {
    const program = [process.execPath, '--import', watcher, path.join(dist, 'main.js')]
    const limit = `ulimit -f ${Math.ceil(this.largestFile / 512)} && exec "$0" "$@"`
    const [command, ...args] = this.largestFile ? ['sh', '-c', limit, ...program] : program
    this.child = start(command, args, {
      cwd: this.folder,
      env: environment({ ...this.variables, PORT: String(this.port) }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.ended = once(this.child, 'close')
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        this.output = (this.output + text).slice(-50_000)
      })
    }
  }

  async start(milliseconds = 150_000) {
    this.spawn()
    const until = Date.now() + milliseconds
    while (Date.now() < until) {
      if (this.child.exitCode !== null) break
      const answer = await fetch(`${this.origin}/api/health`).catch(() => undefined)
      if (answer?.ok) return
      await pause(25)
    }
    throw new Error(`The product did not come up:\n${this.output}`)
  }

  async end(signal) {
    this.child.kill(signal)
    await this.ended
    return this.child.exitCode
  }

  stop() {
    return this.end('SIGTERM')
  }

  kill() {
    return this.end('SIGKILL')
  }

  /** The memory the process holds, in MB. */
  async memory() {
    const status = await readFile(`/proc/${this.child.pid}/status`, 'utf8').catch(() => '')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }

  async tell(message) {
    this.child.send(message)
    const [answer] = await once(this.child, 'message', { signal: AbortSignal.timeout(20_000) })
    return answer
  }

  /** What of it is in use, in MB: not what waits to be collected, nor what is kept to grow into. */
  liveMemory() {
    return this.tell('memory')
  }

  /** Sets its clock some milliseconds ahead of the machine's. */
  setClock(ahead) {
    return this.tell(ahead)
  }
}

/** Runs one of the product's commands to its end; answers its exit code, output and most memory. */
export const command = async (name, args, folder, variables) => {
  const child = start(process.execPath, [path.join(dist, `${name}.js`), ...args], {
    cwd: folder,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let most = 0
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  }
  const watching = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024))
  }, 100)
  const [code] = await once(child, 'close')
  clearInterval(watching)
  if (code !== 0) throw new Error(`${name} failed:\n${output}`)
  return { output, most }
}
