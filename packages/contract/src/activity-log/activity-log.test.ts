import { describe, expect, it } from 'vitest'
import { actions, activityLogContract } from './activity-log'
import { rejectsBadTexts } from '../testing/bodies'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'

const body = activityLogContract.create['~orpc'].inputSchema

const valid = { username: 'ana', action: 'ADD_TODO', description: 'Added the to-do Report' }

describe('activityLogContract.create', () => {
  it('accepts a username, an action and a description', () => {
    expect(accepted(body, valid)).toEqual(valid)
  })

  it('reports every missing field', () => {
    expect(errorsOf(body, {})).toEqual({
      action: 'Must be one of LOGIN, LOGOUT, CHANGE_PASSWORD, ADD_TODO, DELETE_TODO.',
      description: 'Please describe the action.',
    })
  })

  rejectsBadTexts(body, valid, {
    field: 'description',
    missing: 'Please describe the action.',
    max: 500,
  })
})

describe('username in the body of activityLogContract.create', () => {
  it.each([undefined, null, '', 'somebody else', 5, {}, 'a'.repeat(1000), '\ud800'])(
    'is ignored even when it is %j',
    (username) => {
      expect(errorsOf(body, { ...valid, username })).toEqual({})
    },
  )
})

describe('action of activityLogContract.create', () => {
  it.each(['LOGIN', 'LOGOUT', 'CHANGE_PASSWORD', 'ADD_TODO', 'DELETE_TODO'])(
    'accepts %s',
    (action) => {
      expect(actions).toContain(action)
      expect(errorsOf(body, { ...valid, action })).toEqual({})
    },
  )

  it.each(
    rows([undefined, '', 'login', 'EDIT_TODO', 'REMIND', 'CLOSE_ROLL_CALL', 'DECIDE', ['LOGIN']]),
  )('rejects %j', (action) => {
    expect(Object.keys(errorsOf(body, { ...valid, action }))).toEqual(['action'])
  })
})
