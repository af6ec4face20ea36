import { describe, expect, it } from 'vitest'
import { neverThrows, refusesBadTexts, refusesWhatIsNoObject } from './testing/bodies'
import { accepted, errorsOf } from './testing/input'
import {
  changePasswordForm,
  loginForm,
  sessionSeconds,
  memberContract,
  memberMessages,
} from './member'

const changePassword = memberContract.changePassword['~orpc'].inputSchema

describe('a session', () => {
  it('lasts 7 days', () => expect(sessionSeconds).toBe(604_800))
})

describe('logging in', () => {
  const valid = { username: 'ana', password: 'secret' }

  it('is what the call takes', () => {
    expect(memberContract.login['~orpc'].inputSchema).toBe(loginForm)
  })

  it('names every field that is missing', () => {
    expect(errorsOf(loginForm, {})).toEqual({
      username: 'Please enter your username.',
      password: 'Please enter your password.',
    })
  })

  it('leaves it to the server to find a short password wrong', () => {
    expect(errorsOf(loginForm, { username: 'ana', password: 'x' })).toEqual({})
  })

  it('keeps blanks around either as they were typed', () => {
    const typed = { username: ' ana ', password: '  secret  ' }
    expect(accepted(loginForm, typed)).toEqual(typed)
  })

  refusesBadTexts(loginForm, valid, {
    field: 'username',
    missing: 'Please enter your username.',
    max: 64,
  })
  refusesBadTexts(loginForm, valid, {
    field: 'password',
    missing: 'Please enter your password.',
    max: 128,
  })
  refusesWhatIsNoObject(loginForm, valid)
  neverThrows(loginForm, valid)
})

describe('changing the password', () => {
  const valid = { currentPassword: 'old secret', newPassword: 'new secret' }
  const enterNew = 'Please enter a new password (minimum 6 characters).'

  it('names every field that is missing', () => {
    expect(errorsOf(changePassword, {})).toEqual({
      currentPassword: 'Please enter your current password.',
      newPassword: enterNew,
    })
  })

  it.each([
    ['5 letters', 'abcde'],
    ['5 UTF-16 units of emoji and a letter', '😀😀a'],
    ['6 blanks', '      '],
  ])('refuses a new one of %s', (_what, newPassword) => {
    expect(errorsOf(changePassword, { ...valid, newPassword })).toEqual({ newPassword: enterNew })
  })

  it.each([
    ['6 letters', 'abcdef'],
    ['6 UTF-16 units of emoji', '😀😀😀'],
    ['letters and blanks', 'a    b'],
    ['128 letters', 'a'.repeat(128)],
  ])('takes a new one of %s', (_what, newPassword) => {
    expect(accepted(changePassword, { ...valid, newPassword })).toEqual({ ...valid, newPassword })
  })

  it('takes a current one of any length up to 128: it may be older than the rule', () => {
    expect(errorsOf(changePassword, { ...valid, currentPassword: 'x' })).toEqual({})
  })

  refusesBadTexts(changePassword, valid, {
    field: 'currentPassword',
    missing: 'Please enter your current password.',
    max: 128,
  })
  refusesBadTexts(changePassword, valid, { field: 'newPassword', missing: enterNew, max: 128 })
  refusesWhatIsNoObject(changePassword, valid)
  neverThrows(changePassword, valid)
})

describe('the form of a password change', () => {
  const valid = {
    currentPassword: 'old secret',
    newPassword: 'new secret',
    confirmPassword: 'new secret',
  }

  it('asks for the new password twice', () => {
    expect(errorsOf(changePasswordForm, { ...valid, confirmPassword: '' })).toEqual({
      confirmPassword: 'Please confirm your new password.',
    })
    expect(errorsOf(changePasswordForm, { ...valid, confirmPassword: 'abcde' })).toEqual({
      confirmPassword: 'Please confirm your new password.',
    })
  })

  it('leaves it to the screen to say in a toast that they differ', () => {
    expect(errorsOf(changePasswordForm, { ...valid, confirmPassword: 'another' })).toEqual({})
    expect(memberMessages.passwordsDiffer).toBe('New passwords do not match')
  })

  neverThrows(changePasswordForm, valid)
})

describe('what a member is told', () => {
  it('has the words of the specification', () => {
    expect(memberMessages.passwordChanged).toBe('Password changed successfully!')
  })
})
