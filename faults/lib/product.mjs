import { seedVariables, testSecret } from '@tropa/harness/accounts'
import { freePort } from '@tropa/harness/free-port'
import { ProductProcess } from '@tropa/harness/product-process'

const defaults = {
  ...seedVariables,
  PAYLOAD_SECRET: testSecret,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
}

/** The built product, which can be killed and started again on the same port. */
export class Product {
  /** Starts the product; no file may become larger than `largestFile` bytes, as on a full disk. */
  static async start(folder, variables, options) {
    const product = await Product.spawn(folder, variables, options)
    await product.ready()
    return product
  }

  /** Starts the product and does not wait until it is ready. */
  static async spawn(folder, variables, { largestFile } = {}) {
    const product = new Product()
    product.port = await freePort()
    product.origin = `http://127.0.0.1:${product.port}`
    product.variables = { ...defaults, ...variables, PORT: String(product.port) }
    product.options = {
      folder,
      ...(largestFile && { shellCommand: `ulimit -f ${Math.ceil(largestFile / 512)}` }),
    }
    await product.spawn()
    return product
  }

  async spawn() {
    this.process = await ProductProcess.spawn(this.variables, this.options)
  }

  async start() {
    await this.spawn()
    await this.ready()
  }

  async ready() {
    await this.process.ready(150_000)
  }

  get output() {
    return this.process.output
  }

  /** Stops the product. */
  async stop() {
    const code = await this.process.stop()
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${this.output.slice(-3000)}`)
  }

  async kill() {
    this.process.kill('SIGKILL')
    await this.process.exitCode()
  }
}
