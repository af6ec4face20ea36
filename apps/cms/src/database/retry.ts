import { setTimeout as wait } from 'node:timers/promises'
import { MongoError } from 'mongodb'

const attempts = 12
const longestWait = 500

const isTransient = (error: unknown) =>
  error instanceof MongoError && error.hasErrorLabel('TransientTransactionError')

/**
 * Runs an operation that is a transaction of its own again when MongoDB undid it because of another
 * one, as its drivers' own helper does. The embedded database never asks for it: writers wait there.
 */
export const retryTransient = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isTransient(error)) throw error
      await wait(Math.min(10 * 2 ** attempt, longestWait) * Math.random())
    }
  }
  return run()
}
