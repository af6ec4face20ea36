import { apiError } from '../../../rpc/errors'
import { FairQueue } from './fair-queue'

/** Who asks for a password to be hashed. */
export interface Turn {
  /** Those of the same line wait for each other; lines take turns. A network's, or a known member's. */
  line: string
  /**
   * Whether somebody is known to ask: a member with a session, a browser that has signed in before, or
   * a command. They and strangers take turns, and neither can take the other's room.
   */
  isKnown: boolean
  /** Whether it has come and still lasts: nobody waits again with it. */
  hasCome?: boolean
}

/** The turn of what the server does by itself and of its commands. */
export const ownTurn: Turn = { line: 'server', isKnown: true }

/** How many may wait, of the known and of strangers each. */
const room = 64

/** In milliseconds. */
const longestWait = 40_000

interface Waiting {
  start: () => void
  refuse: () => void
}

const busy = () => apiError('TOO_MANY_REQUESTS', undefined, { 'Retry-After': '5' })

/**
 * Admits one at a time to the hashing of passwords, so that however many ask, hashing uses one core,
 * those who wait are few and everybody gets a turn (decision 0025).
 */
export class Gate {
  readonly #known = new FairQueue<Waiting>(room)
  readonly #strangers = new FairQueue<Waiting>(room)
  #isBusy = false
  #wasKnown = false

  /**
   * Runs `work` when it is this one's turn. What `work` asks of the gate with the turn that it gets runs at once.
   *
   * @throws a 429 where too many wait, or the wait is too long
   */
  async run<Result>(turn: Turn, work: (admitted: Turn) => Promise<Result>): Promise<Result> {
    if (turn.hasCome) return work(turn)
    await this.#enter(turn)
    const admitted = { ...turn, hasCome: true }
    try {
      return await work(admitted)
    } finally {
      admitted.hasCome = false
      this.#isBusy = false
      this.#admitNext()
    }
  }

  #enter({ line, isKnown }: Turn) {
    const queue = isKnown ? this.#known : this.#strangers
    return new Promise<void>((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer)
        reject(busy())
      }
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timer)
          resolve()
        },
        refuse,
      }
      const timer = setTimeout(() => {
        queue.remove(line, waiting)
        refuse()
      }, longestWait)
      queue.push(line, waiting)?.refuse()
      this.#admitNext()
    })
  }

  #admitNext() {
    if (this.#isBusy) return
    const [first, second] = this.#wasKnown
      ? [this.#strangers, this.#known]
      : [this.#known, this.#strangers]
    const queue = first.size > 0 ? first : second
    const next = queue.shift()
    if (!next) return
    this.#isBusy = true
    this.#wasKnown = queue === this.#known
    next.start()
  }
}

const gate = new Gate()

/** Runs what hashes passwords when it is its turn; see {@link Gate.run}. */
export const admit = <Result>(
  turn: Turn,
  work: (admitted: Turn) => Promise<Result>,
): Promise<Result> => gate.run(turn, work)
