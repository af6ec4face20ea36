import { setTimeout as pause } from 'node:timers/promises'
import { isMongoError } from './mongodb/error'

/** In milliseconds: a server older than 4.4 may block every write for that long while another instance starts. */
const timeout = 10_000
const longestPause = 500

const isTransient = (error: unknown) =>
  isMongoError(error) && error.hasErrorLabel('TransientTransactionError')

/**
 * Runs an operation that is one transaction again when MongoDB undid it because of another one. The
 * embedded database never asks for it: its writes wait for the write lock.
 */
export const retryTransient = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const started = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isTransient(error) || performance.now() - started > timeout) throw error
      await pause(Math.min(10 * 2 ** attempt, longestPause) * Math.random())
    }
  }
}
