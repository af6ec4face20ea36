import { describe, expect, it } from 'vitest'
import { honeypot, inquiryChanges, inquiryForm } from './inquiry'
import { rejectsBadTexts } from '../testing/bodies'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'

const valid = {
  name: 'José Ñ. de la Cruz',
  category: 'Question',
  email: 'jose@example.com',
  desc: 'Line one\n<b>line two</b>',
}

const activeEmail = 'We need your active email to be able to reply to you.'

describe('inquiryForm', () => {
  it('accepts a complete inquiry', () => {
    expect(accepted(inquiryForm, valid)).toEqual(valid)
  })

  it('reports every missing field in the order of the form', () => {
    expect(Object.entries(errorsOf(inquiryForm, {}))).toEqual([
      ['name', 'Please enter your name.'],
      ['category', 'Please enter a category'],
      ['email', activeEmail],
      ['desc', 'Please leave a message'],
    ])
  })

  rejectsBadTexts(inquiryForm, valid, {
    field: 'name',
    missing: 'Please enter your name.',
    max: 100,
  })
  rejectsBadTexts(inquiryForm, valid, {
    field: 'category',
    missing: 'Please enter a category',
    max: 100,
  })
  rejectsBadTexts(inquiryForm, valid, {
    field: 'desc',
    missing: 'Please leave a message',
    max: 1000,
  })
})

describe('email of inquiryForm', () => {
  const refusal = (email: unknown) => errorsOf(inquiryForm, { ...valid, email })

  it.each([
    'ana@example.com',
    'Ana.Maria@Example.COM',
    "o'brien@example.com",
    'a_b-c!#$%&*=?^`{|}~@example.com',
    'ana@example.xn--p1ai',
  ])('accepts %s', (email) => {
    expect(accepted(inquiryForm, { ...valid, email })).toMatchObject({ email })
  })

  it.each(
    rows([
      undefined,
      5,
      '',
      'ana',
      'ana@example',
      'ana@example..com',
      'ana@example.123',
      'ana.@example.com',
      'ana maria@example.com',
      '"ana maria"@example.com',
      'ana@example.com,ben@example.com',
      'Ana <ana@example.com>',
      'ana@example.com\r\nBcc: ben@example.com',
      'ana@[127.0.0.1]',
    ]),
  )('rejects %j', (email) => {
    expect(refusal(email)).toEqual({ email: activeEmail })
  })

  it('accepts 254 UTF-16 units and rejects 255', () => {
    const tooLong = { email: 'Please use at most 254 characters.' }
    const end = '@example.com'
    expect(refusal('a'.repeat(254 - end.length) + end)).toEqual({})
    expect(refusal('a'.repeat(255 - end.length) + end)).toEqual(tooLong)
  })
})

describe('honeypot of inquiryForm', () => {
  it('passes its text on, so that the server can mark the inquiry as spam', () => {
    expect(accepted(inquiryForm, { ...valid, [honeypot]: 'https://spam.example' })).toEqual({
      ...valid,
      [honeypot]: 'https://spam.example',
    })
  })

  it.each(rows([null, 5, {}, ['x'], true]))('drops %j without rejecting the inquiry', (bait) => {
    expect(accepted(inquiryForm, { ...valid, [honeypot]: bait })).toEqual(valid)
  })
})

describe('inquiryChanges', () => {
  it.each(
    rows([
      {},
      { status: 'spam' },
      { assignedTo: 'ana', notes: 'Called back.' },
      { assignedTo: null, notes: null },
    ]),
  )('accepts %j', (changes) => expect(accepted(inquiryChanges, changes)).toEqual(changes))

  it('takes blank notes for none', () => {
    expect(accepted(inquiryChanges, { notes: ' \n' })).toEqual({ notes: '' })
  })

  it('rejects what is of another type, too long or not in the list, field by field', () => {
    expect(errorsOf(inquiryChanges, { status: 'done', assignedTo: 7, notes: [] })).toEqual({
      status: 'Must be one of new, doing, answered, spam.',
      assignedTo: 'Please choose an admin who can sign in.',
      notes: 'Please write the notes as text.',
    })
    expect(accepted(inquiryChanges, { notes: 'x'.repeat(5000) })).toBeTruthy()
    expect(errorsOf(inquiryChanges, { notes: 'x'.repeat(5001) })).toEqual({
      notes: 'Please use at most 5000 characters.',
    })
  })
})
