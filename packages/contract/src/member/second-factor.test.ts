import { describe, expect, it } from 'vitest'
import { contract } from '../contract'
import { listProcedures } from '../list-procedures'
import { loginForm, memberMessages } from './member'
import { confirmForm, setUpForm, turnOffForm } from './second-factor'
import { rejectsBadTexts } from '../testing/bodies'
import { accepted, errorsOf } from '../testing/input'

const code = { field: 'code', missing: memberMessages.missingCode, max: 64 }
const currentPassword = {
  field: 'currentPassword',
  missing: 'Please enter your current password.',
  max: 128,
}

describe('setUpForm', () => {
  const valid = { currentPassword: 'secret' }
  rejectsBadTexts(setUpForm, valid, currentPassword)
})

describe('confirmForm', () => {
  const valid = { code: '123456' }
  rejectsBadTexts(confirmForm, valid, code)
})

describe('turnOffForm', () => {
  const valid = { currentPassword: 'secret', code: '123456' }
  rejectsBadTexts(turnOffForm, valid, currentPassword)
  rejectsBadTexts(turnOffForm, valid, code)
})

describe('the code of a login', () => {
  const credentials = { username: 'ana', password: 'secret' }

  it('may be absent or empty', () => {
    expect(errorsOf(loginForm, credentials)).toEqual({})
    expect(accepted(loginForm, { ...credentials, code: '' })).toMatchObject({ code: '' })
  })

  it.each([[5], [null], [['1']], [{}]])('is refused if it is %j', (value) => {
    expect(errorsOf(loginForm, { ...credentials, code: value })).toEqual({
      code: memberMessages.missingCode,
    })
  })

  it('has at most 64 characters', () => {
    expect(errorsOf(loginForm, { ...credentials, code: '1'.repeat(65) })).toEqual({
      code: 'Please use at most 64 characters.',
    })
  })
})

describe('a member who has to set up a second factor', () => {
  it('may call nothing but its set-up and the logout', () => {
    const open = listProcedures(contract).filter(({ procedure }) => {
      const meta: unknown = procedure['~orpc'].meta
      return typeof meta === 'object' && meta !== null && 'isForSetUp' in meta
    })
    expect(open.map(({ keys }) => keys.join('.'))).toEqual([
      'member.logout',
      'secondFactor.get',
      'secondFactor.setUp',
      'secondFactor.confirm',
    ])
  })
})
