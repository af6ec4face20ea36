import { describe, expect, it } from 'vitest'
import { actions, activityLogContract, keeperOnly } from './activity-log'
import { neverThrows, refusesBadTexts, refusesWhatIsNoObject } from './testing/bodies'
import { accepted, errorsOf } from './testing/input'
import { rows } from './testing/texts'

const body = activityLogContract.create['~orpc'].inputSchema

const valid = { username: 'ana', action: 'ADD_TODO', description: 'Added the to-do Report' }

describe('recording an action', () => {
  it('takes the body of the specification', () => {
    expect(accepted(body, valid)).toEqual(valid)
  })

  it('ignores fields that no row names', () => {
    expect(accepted(body, { ...valid, createdAt: '2001-01-01' })).toEqual(valid)
  })

  it('names every field that is missing', () => {
    expect(errorsOf(body, {})).toEqual({
      action: 'Must be one of LOGIN, LOGOUT, CHANGE_PASSWORD, ADD_TODO, DELETE_TODO.',
      description: 'Please describe the action.',
    })
  })

  refusesBadTexts(body, valid, {
    field: 'description',
    missing: 'Please describe the action.',
    max: 500,
  })
  refusesWhatIsNoObject(body, valid)
  neverThrows(body, valid)
})

describe('the username in the body', () => {
  it.each([undefined, null, '', 'somebody else', 5, {}, 'a'.repeat(1000), '\ud800'])(
    'is never what makes an entry fail, not as %j either',
    (username) => {
      expect(errorsOf(body, { ...valid, username })).toEqual({})
    },
  )
})

describe('the action', () => {
  it.each(['LOGIN', 'LOGOUT', 'CHANGE_PASSWORD', 'ADD_TODO', 'DELETE_TODO'])(
    'may be %s',
    (action) => {
      expect(actions).toContain(action)
      expect(errorsOf(body, { ...valid, action })).toEqual({})
    },
  )

  it.each(
    rows([undefined, null, '', 'login', 'LOGIN ', 'DELETE_LOG', 1, ['LOGIN'], {}, 'constructor']),
  )('is not %j', (action) => {
    expect(Object.keys(errorsOf(body, { ...valid, action }))).toEqual(['action'])
  })
})

describe('keeperOnly', () => {
  it('has the words of the specification', () => {
    expect(keeperOnly('ana')).toBe('Access denied: Only the user "ana" can delete activity logs')
  })
})
