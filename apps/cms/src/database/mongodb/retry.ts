import { setTimeout as wait } from 'node:timers/promises'
import { isMongoError } from './error'

/** How long it is tried, in milliseconds: a server older than 4.4 may hold everyone up while one starts. */
const patience = 10_000
const longestWait = 500

const isTransient = (error: unknown) =>
  isMongoError(error) && error.hasErrorLabel('TransientTransactionError')

/**
 * Runs an operation that is a transaction of its own again when MongoDB undid it because of another
 * one, as its drivers' own helper does. The embedded database never asks for it: writers wait there.
 */
export const retryTransient = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const started = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isTransient(error) || performance.now() - started > patience) throw error
      await wait(Math.min(10 * 2 ** attempt, longestWait) * Math.random())
    }
  }
}
