import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedVariables, testSecret } from '@tropa/harness/accounts'
import { freePort } from '@tropa/harness/free-port'
import { ProductProcess } from '@tropa/harness/product-process'

const preload = fileURLToPath(new URL('preload.mjs', import.meta.url))

const defaults = {
  ...seedVariables,
  PAYLOAD_SECRET: testSecret,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
}

/** The embedded database of a product that runs in a folder. */
export const databaseFile = (folder) => path.join(folder, 'data/tropa.db')

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
  async memory() {
    const status = await readFile(`/proc/${this.process.child.pid}/status`, 'utf8').catch(() => '')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }

  /** The memory that is still in use after a garbage collection, in MB. */
  async liveMemory() {
    this.process.child.send('memory')
    const timeout = { signal: AbortSignal.timeout(20_000) }
    const [memory] = await once(this.process.child, 'message', timeout)
    return memory
  }
}
