import { errorCodes, noSpaceLeft } from '@tropa/contract/errors'
import { describe, expect, it } from 'vitest'
import { isUnavailable, outageMessage } from './unavailable'

const mongoError = (code: number, labels: string[] = []) =>
  Object.assign(new Error('of the server'), {
    code,
    hasErrorLabel: (label: string) => labels.includes(label),
  })

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

describe('isUnavailable', () => {
  it.each([
    ['a read that a stopping server interrupts', mongoError(11600)],
    ['a scan that took too long', mongoError(50)],
    ['a server that is not the primary', mongoError(10107)],
    ['a transaction that can be tried again', mongoError(112, ['TransientTransactionError'])],
    ['a full disk', withCode('SQLITE_FULL')],
    [
      'a connection that a killed server has left',
      Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }),
    ],
    [
      'a connection that a killed server has closed before it was written to',
      Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
    ],
    [
      'a client that is being opened again',
      Object.assign(new Error('Operation interrupted'), { name: 'MongoClientClosedError' }),
    ],
    ['an error that one of these has caused', new Error('failed', { cause: mongoError(91) })],
  ])('recognises %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(true)
  })

  it.each([
    ['a duplicate key', mongoError(11000)],
    ['any other error', new Error('wrong')],
  ])('does not take %s for one', (_what, error) => {
    expect(isUnavailable(error)).toBe(false)
  })
})

it('An outage is said to be a full disk where the database or a picture finds no space', () => {
  const failed = new Error('Failed query', { cause: withCode('SQLITE_FULL') })
  const errors = [failed, withCode('ENOSPC'), mongoError(14031), withCode('SQLITE_BUSY')]
  expect(errors.map(outageMessage)).toEqual([
    noSpaceLeft,
    noSpaceLeft,
    noSpaceLeft,
    errorCodes.SERVICE_UNAVAILABLE.message,
  ])
})
