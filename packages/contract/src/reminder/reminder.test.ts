import { describe, expect, it } from 'vitest'
import { errorsOf } from '../testing/input'
import { rows } from '../testing/texts'
import { todoContract } from '../todo'
import { reminderMessages } from './reminder'

const params = { id: 'x' }
const remind = todoContract.remind['~orpc'].inputSchema

describe('todoContract.remind', () => {
  it.each(rows([undefined, {}, { userIds: [] }, { userIds: ['a', 'b'] }]))(
    'accepts the body %j',
    (body) => {
      expect(errorsOf(remind, { params, ...(body === undefined ? {} : { body }) })).toEqual({})
    },
  )

  it.each(rows([null, 'x', { userIds: null }, { userIds: 'a' }, { userIds: [1] }]))(
    'rejects the body %j',
    (body) => {
      expect(errorsOf(remind, { params, body })).not.toEqual({})
    },
  )
})

describe('reminderMessages.handedOver', () => {
  it.each([
    [1, 'Reminder handed over for 1 member'],
    [3, 'Reminder handed over for 3 members'],
  ])('counts %i', (count, text) => {
    expect(reminderMessages.handedOver(count)).toBe(text)
  })
})
