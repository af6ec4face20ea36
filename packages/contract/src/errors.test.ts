import { describe, expect, it } from 'vitest'
import { errorBody, errorCodes } from './errors'
import { accepted, errorsOf } from './testing/input'
import { rows } from './testing/texts'

describe('errorCodes', () => {
  it('has a message without details for internal errors', () => {
    expect(errorCodes.INTERNAL_SERVER_ERROR.message).toBe('Something went wrong')
  })
})

describe('errorBody', () => {
  it('accepts a message with and without messages per field', () => {
    expect(errorsOf(errorBody, { message: 'Not found.' })).toEqual({})
    expect(errorsOf(errorBody, { message: 'No.', errors: { title: 'No.' } })).toEqual({})
  })

  it('drops every other field', () => {
    expect(accepted(errorBody, { message: 'No.', stack: 'at …', code: 'X' })).toEqual({
      message: 'No.',
    })
  })

  it.each(
    rows([undefined, null, 'No.', {}, { message: 5 }, { message: 'No.', errors: { title: [] } }]),
  )('rejects %j', (body) => {
    expect(errorsOf(errorBody, body)).not.toEqual({})
  })
})
