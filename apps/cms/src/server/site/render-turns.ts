import { Mutex } from 'async-mutex'
import { setTimeout as pause } from 'node:timers/promises'
import { rendersAreTooMany } from '../../rpc/errors'

/** Runs one rendering after the other. */
export type InTurn = <Result>(render: () => Promise<Result>) => Promise<Result>

/**
 * Renders pages that are not cached one at a time. After each, the process rests for as long as it took, so that
 * a request for a cached page never waits for more than one.
 *
 * @param maxWaiting - how many may wait; the next one is refused with a 503
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
