import { describe, expect, it } from 'vitest'
import { rejectsBadTexts } from '../testing/bodies'
import { accepted, errorsOf } from '../testing/input'
import { changePasswordForm, loginForm, memberContract, memberMessages } from './member'
import { sessionSeconds } from './session-length'

const changePassword = memberContract.changePassword['~orpc'].inputSchema

describe('sessionSeconds', () => {
  it('makes a session last 7 days', () => expect(sessionSeconds).toBe(604_800))
})

describe('loginForm', () => {
  const valid = { username: 'ana', password: 'secret' }

  it('is the input of memberContract.login', () => {
    expect(memberContract.login['~orpc'].inputSchema).toBe(loginForm)
  })

  it('reports every missing field', () => {
    expect(errorsOf(loginForm, {})).toEqual({
      username: 'Please enter your username.',
      password: 'Please enter your password.',
    })
  })

  it('accepts a short password, which only the server can judge', () => {
    expect(errorsOf(loginForm, { username: 'ana', password: 'x' })).toEqual({})
  })

  it('keeps spaces around the username and the password', () => {
    const typed = { username: ' ana ', password: '  secret  ' }
    expect(accepted(loginForm, typed)).toEqual(typed)
  })

  rejectsBadTexts(loginForm, valid, {
    field: 'username',
    missing: 'Please enter your username.',
    max: 64,
  })
  rejectsBadTexts(loginForm, valid, {
    field: 'password',
    missing: 'Please enter your password.',
    max: 128,
  })
})

describe('memberContract.changePassword', () => {
  const valid = { currentPassword: 'old secret', newPassword: 'new secret' }
  const enterNew = 'Please enter a new password (minimum 6 characters).'

  it('reports every missing field', () => {
    expect(errorsOf(changePassword, {})).toEqual({
      currentPassword: 'Please enter your current password.',
      newPassword: enterNew,
    })
  })

  it.each([
    ['5 letters', 'abcde'],
    ['5 UTF-16 units of emoji and a letter', '😀😀a'],
    ['6 blanks', '      '],
  ])('rejects a new password of %s', (_what, newPassword) => {
    expect(errorsOf(changePassword, { ...valid, newPassword })).toEqual({ newPassword: enterNew })
  })

  it.each([
    ['6 letters', 'abcdef'],
    ['6 UTF-16 units of emoji', '😀😀😀'],
    ['letters and blanks', 'a    b'],
    ['128 letters', 'a'.repeat(128)],
  ])('accepts a new password of %s', (_what, newPassword) => {
    expect(accepted(changePassword, { ...valid, newPassword })).toEqual({ ...valid, newPassword })
  })

  it('accepts a short current password, which may be older than the rule', () => {
    expect(errorsOf(changePassword, { ...valid, currentPassword: 'x' })).toEqual({})
  })

  rejectsBadTexts(changePassword, valid, {
    field: 'currentPassword',
    missing: 'Please enter your current password.',
    max: 128,
  })
  rejectsBadTexts(changePassword, valid, { field: 'newPassword', missing: enterNew, max: 128 })
})

describe('changePasswordForm', () => {
  const valid = {
    currentPassword: 'old secret',
    newPassword: 'new secret',
    confirmPassword: 'new secret',
  }

  it('requires the new password a second time', () => {
    expect(errorsOf(changePasswordForm, { ...valid, confirmPassword: '' })).toEqual({
      confirmPassword: 'Please confirm your new password.',
    })
    expect(errorsOf(changePasswordForm, { ...valid, confirmPassword: 'abcde' })).toEqual({
      confirmPassword: 'Please confirm your new password.',
    })
  })

  it('needs six characters in both fields', () => {
    const short = { ...valid, newPassword: 'abcde', confirmPassword: 'abcde' }
    expect(errorsOf(changePasswordForm, short)).toEqual({
      newPassword: 'Please enter a new password (minimum 6 characters).',
      confirmPassword: 'Please confirm your new password.',
    })
  })

  it('accepts two different new passwords, which the screen reports in a toast', () => {
    expect(errorsOf(changePasswordForm, { ...valid, confirmPassword: 'another' })).toEqual({})
    expect(memberMessages.passwordsDiffer).toBe('New passwords do not match')
  })
})
