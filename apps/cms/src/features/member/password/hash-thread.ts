import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Mutex } from 'async-mutex'

// Payload's own format, which it does not export: payload/src/auth/strategies/local/generatePasswordSaltHash.ts
const payloadIterations = 600_000

/** The length of a derived key, in bytes. */
export const keyLength = 32

/** How long one key may take, in milliseconds; it usually takes 130. */
const timeout = 30_000

// Without the flags of this process, such as a tracing tool's preload.
const startWorker = () => new Worker(new URL('./hash-worker.js', import.meta.url), { execArgv: [] })

/**
 * A thread that derives keys from passwords, one after the other. Node's own asynchronous functions
 * would take the threads that files are read with. It starts with the first password, keeps the
 * process alive only while it works, and is replaced when it fails or does not respond in time.
 */
export class HashThread {
  #worker: Worker | undefined
  readonly #lock = new Mutex()

  constructor(private readonly iterations = payloadIterations) {}

  /** @throws when the thread and its replacement have failed */
  async derive(password: string, salt: string): Promise<Buffer> {
    return this.#lock.runExclusive(() =>
      this.#ask(password, salt).catch(() => this.#ask(password, salt)),
    )
  }

  #start() {
    const worker = startWorker()
    // An error ends the thread; whoever waits for it is told by `once`.
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    return worker
  }

  async #ask(password: string, salt: string) {
    const worker = (this.#worker ??= this.#start())
    const over = new AbortController()
    const { signal } = over
    const timer = setTimeout(() => {
      over.abort(new Error('The thread that hashes passwords does not respond.'))
    }, timeout)
    worker.ref()
    try {
      const ended = once(worker, 'exit', { signal }).then(() => {
        throw new Error('The thread that hashes passwords has ended.')
      })
      const answered = once(worker, 'message', { signal })
      worker.postMessage({ password, salt, iterations: this.iterations, keyLength })
      const answer: unknown[] = await Promise.race([answered, ended])
      const [key] = answer
      if (!(key instanceof Uint8Array)) throw new Error('The thread has derived no key.')
      return Buffer.from(key)
    } catch (error) {
      this.#worker = undefined
      void worker.terminate()
      throw error
    } finally {
      clearTimeout(timer)
      over.abort()
      worker.unref()
    }
  }
}
