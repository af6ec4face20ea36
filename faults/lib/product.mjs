import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedVariables, testSecret } from '@tropa/harness/accounts'
import { childEnvironment, startChild } from '@tropa/harness/child-processes'
import { freePort } from '@tropa/harness/free-port'
import { distFolder, ProductProcess } from '@tropa/harness/product-process'

const preload = fileURLToPath(new URL('preload.mjs', import.meta.url))

const defaults = {
  ...seedVariables,
  PAYLOAD_SECRET: testSecret,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
}

/** The embedded database of a product that runs in a folder. */
export const databaseFile = (folder) => path.join(folder, 'data/tropa.db')

/** A value of `/proc/PID/status` in MB. */
const processMemory = async (pid, name) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}

/** The built product, which can be killed and started again on the same port. */
export class Product {
  /** Starts the product; no file may become larger than `largestFile` bytes, as on a full disk. */
  static async start(folder, variables, { largestFile } = {}) {
    const product = new Product()
    product.port = await freePort()
    product.origin = `http://127.0.0.1:${product.port}`
    product.variables = { ...defaults, ...variables, PORT: String(product.port) }
    product.options = {
      folder,
      nodeFlags: ['--import', preload],
      hasChannel: true,
      ...(largestFile && { shellCommand: `ulimit -f ${Math.ceil(largestFile / 512)}` }),
    }
    await product.start()
    return product
  }

  async start() {
    this.process = await ProductProcess.spawn(this.variables, this.options)
    await this.process.ready(150_000)
  }

  get output() {
    return this.process.output
  }

  /** Stops the product and returns its exit code; `null` when it did not end by itself. */
  stop() {
    return this.process.stop()
  }

  async kill() {
    this.process.kill('SIGKILL')
    await this.process.exitCode()
  }

  /** The resident memory of the process, in MB. */
  memory() {
    return processMemory(this.process.child.pid, 'VmRSS')
  }

  async #ask(message) {
    this.process.child.send(message)
    const timeout = { signal: AbortSignal.timeout(20_000) }
    const [reply] = await once(this.process.child, 'message', timeout)
    return reply
  }

  /** The memory that is still in use after a garbage collection, in MB. */
  liveMemory() {
    return this.#ask('memory')
  }

  /** Sets the clock of the process so many milliseconds ahead of the machine's. */
  setClock(ahead) {
    return this.#ask(ahead)
  }
}

/** Runs one of the product's commands; returns its output and its largest memory in MB. */
export const runCommand = async (name, args, folder, variables) => {
  const child = startChild(process.execPath, [path.join(distFolder, `${name}.js`), ...args], {
    cwd: folder,
    env: childEnvironment({ ...defaults, ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let largestMemory = 0
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  }
  const measuring = setInterval(async () => {
    largestMemory = Math.max(largestMemory, await processMemory(child.pid, 'VmHWM'))
  }, 100)
  const [code] = await once(child, 'close')
  clearInterval(measuring)
  if (code !== 0) throw new Error(`${name} failed:\n${output}`)
  return { output, largestMemory }
}
