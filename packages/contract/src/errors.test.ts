import { describe, expect, it } from 'vitest'
import { errorBody, errorCodes } from './errors'
import { accepted, errorsOf } from './testing/input'
import { rows } from './testing/texts'

describe('the errors', () => {
  it('have the statuses of the contract', () => {
    const statuses = Object.fromEntries(
      Object.entries(errorCodes).map(([code, { status }]) => [code, status]),
    )
    expect(statuses).toEqual({
      BAD_REQUEST: 400,
      UNAUTHORIZED: 401,
      FORBIDDEN: 403,
      NOT_FOUND: 404,
      PAYLOAD_TOO_LARGE: 413,
      TOO_MANY_REQUESTS: 429,
      INTERNAL_SERVER_ERROR: 500,
      SERVICE_UNAVAILABLE: 503,
    })
  })

  it('say nothing of what went wrong inside', () => {
    expect(errorCodes.INTERNAL_SERVER_ERROR.message).toBe('Something went wrong')
  })
})

describe('the body of an error', () => {
  it('is a message, and a message by field where there are fields', () => {
    expect(errorsOf(errorBody, { message: 'Not found.' })).toEqual({})
    expect(errorsOf(errorBody, { message: 'No.', errors: { title: 'No.' } })).toEqual({})
  })

  it('holds nothing else', () => {
    expect(accepted(errorBody, { message: 'No.', stack: 'at …', code: 'X' })).toEqual({
      message: 'No.',
    })
  })

  it.each(
    rows([undefined, null, 'No.', {}, { message: 5 }, { message: 'No.', errors: { title: [] } }]),
  )('is not %j', (body) => {
    expect(errorsOf(errorBody, body)).not.toEqual({})
  })
})
