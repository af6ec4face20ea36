import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { childEnvironment, startChild } from './child-processes.mjs'
import { freePort } from './free-port.mjs'
import { newFolder, removeFolder } from './temporary-folder.mjs'

const fileOf = (program = 'main') =>
  fileURLToPath(new URL(`../../../apps/cms/dist/${program}.js`, import.meta.url))

/** @throws when the product is not built, with a sentence that says what to do */
export const requireBuild = () => {
  if (existsSync(fileOf())) return
  throw new Error('The product is not built: run `npm run build` (`npm test` does it by itself).')
}

/** @typedef {Record<string, string | undefined>} Variables */

/**
 * @typedef {object} ProductOptions
 * @property {string} [folder] where it runs, and keeps its data unless DATABASE_URL says otherwise
 * @property {string[]} [nodeFlags] flags of Node itself
 * @property {'main' | 'demo'} [program] the product, unless it is the demo
 * @property {string} [shellCommand] runs in a shell that then becomes the product: `ulimit -f 100`
 */

/** @param {ProductOptions} options */
const commandLine = ({ nodeFlags = [], program, shellCommand }) => {
  const command = [process.execPath, ...nodeFlags, fileOf(program)]
  return shellCommand ? ['sh', '-c', `${shellCommand} && exec "$0" "$@"`, ...command] : command
}

/** One process of the built product. */
export class ProductProcess {
  /** Both streams, in the order of arrival. */
  output = ''
  stdout = ''
  stderr = ''
  startedAt = Date.now()
  /** @type {Promise<number | null>} */
  #exitCode

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {number} port
   * @param {string} folder
   */
  constructor(child, port, folder) {
    this.child = child
    this.port = port
    this.folder = folder
    this.origin = `http://localhost:${port}`
    child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      this.stdout += text
      this.output += text
    })
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      this.stderr += text
      this.output += text
    })
    this.#exitCode = new Promise((resolve) => child.once('close', (code) => resolve(code)))
  }

  /**
   * Starts the product, on a free port and in a new folder unless told otherwise, and does not wait
   * until it is ready.
   *
   * @param {Variables} [variables]
   * @param {ProductOptions} [options]
   */
  static async spawn(variables = {}, options = {}) {
    requireBuild()
    const folder = options.folder ?? (await newFolder())
    const port = Number(variables.PORT ?? (await freePort()))
    const [command = '', ...args] = commandLine(options)
    const child = startChild(command, args, {
      cwd: folder,
      env: childEnvironment({ LOG_LEVEL: 'warn', PORT: String(port), ...variables }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return new ProductProcess(child, port, folder)
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** Waits for the end; `null` when a signal ended it. */
  exitCode() {
    return this.#exitCode
  }

  /**
   * Waits until the product responds.
   *
   * @param {number} [timeout] in milliseconds
   * @throws with the product's output when it ends instead, or takes too long
   */
  async ready(timeout = 60_000) {
    const until = Date.now() + timeout
    while (Date.now() < until && !this.hasEnded) {
      const response = await fetch(`${this.origin}/api/health`).catch(() => undefined)
      if (response?.ok) return this
      await pause(25)
    }
    const how = this.hasEnded ? 'ended while starting' : `was not ready in ${timeout} ms`
    throw new Error(`The product ${how}:\n${this.output}`)
  }

  /** @param {NodeJS.Signals} signal */
  kill(signal) {
    if (!this.hasEnded) this.child.kill(signal)
  }

  /** Asks it to end, kills it after 30 seconds, and returns the exit code. */
  async stop() {
    this.kill('SIGTERM')
    const overdue = setTimeout(() => this.kill('SIGKILL'), 30_000)
    const code = await this.#exitCode
    clearTimeout(overdue)
    return code
  }

  /** Stops it and removes its folder. */
  async dispose() {
    await this.stop()
    await removeFolder(this.folder)
  }
}
