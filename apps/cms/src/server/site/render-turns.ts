import { Mutex } from 'async-mutex'
import { setTimeout as pause } from 'node:timers/promises'
import { rendersAreTooMany } from '../../rpc/errors'

/** Runs one rendering after the other. */
export type InTurn = <Result>(render: () => Promise<Result>) => Promise<Result>

/**
 * Lets pages that are not kept be rendered one at a time. Between two of them the process rests as long as the first
 * took, so that a request for a kept page never waits for more than one.
 *
 * @param maxWaiting - how many wait; the next one is refused with a 503
 */
export const renderTurns = (maxWaiting: number): InTurn => {
  const turn = new Mutex()
  let waiting = 0
  return async (render) => {
    if (turn.isLocked() && waiting >= maxWaiting) throw rendersAreTooMany()
    waiting++
    const release = await turn.acquire()
    waiting--
    const startedAt = performance.now()
    try {
      return await render()
    } finally {
      void pause(performance.now() - startedAt).then(release)
    }
  }
}
