import { Semaphore, withTimeout } from 'async-mutex'
import { apiError } from '../../rpc/errors'

export interface Turn {
  /** A network, or a known member; none of them takes more than half of the waiting room. */
  line: string
  /** Whether the caller is a member with a session, a browser that has signed in before, or a command. */
  isKnown: boolean
}

/** The turn of what the server does by itself and of its commands. */
export const ownTurn: Turn = { line: 'server', isKnown: true }

/** On a machine with two cores, a second one at once would take the core that answers requests. */
const hashesAtOnce = 1

/** How many known callers, and how many strangers, may be inside or wait. */
const room = 64

const roomOfLine = room / 2

/** In milliseconds. */
const longestWait = 40_000

const busy = () => apiError('TOO_MANY_REQUESTS', undefined, { 'Retry-After': '5' })

/** A semaphore with a short waiting room for the hashing of passwords (decision 0025). */
export class Gate {
  readonly #semaphore = withTimeout(new Semaphore(hashesAtOnce), longestWait, busy())
  readonly #present = new Set<Turn>()

  /**
   * Runs `work` when its turn has come.
   *
   * @throws a 429 if too many wait, or the wait is too long
   */
  async run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    const others = [...this.#present].filter(({ isKnown }) => isKnown === turn.isKnown)
    const inLine = others.filter(({ line }) => line === turn.line)
    if (others.length >= room || inLine.length >= roomOfLine) throw busy()
    const present = { ...turn }
    this.#present.add(present)
    try {
      return await this.#semaphore.runExclusive(work)
    } finally {
      this.#present.delete(present)
    }
  }
}

const gate = new Gate()

export const admit = <Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> =>
  gate.run(turn, work)
