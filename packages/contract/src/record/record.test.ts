import { describe, expect, it } from 'vitest'
import { recordCorrection, recordFormIn, recordMemberForm } from './record'
import { defaultCurrency } from '../settings/currency'
import { rejectsBadTexts } from '../testing/bodies'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'

const recordForm = recordFormIn(defaultCurrency)

const valid = {
  name: 'Ana Cruz',
  violation: 'Late',
  fee: 20,
  status: '1 warning(s)',
  date: '2026-08-17T09:05:00.000Z',
}

describe('recordForm', () => {
  it('accepts the body of the contract', () => {
    expect(accepted(recordForm, valid)).toEqual(valid)
  })

  it('reports every missing field in the order of the form', () => {
    expect(Object.entries(errorsOf(recordForm, {}))).toEqual([
      ['name', 'Please enter a name.'],
      ['violation', 'Please enter the violation.'],
      ['fee', 'Please enter the fee in whole pesos.'],
      ['status', 'Please enter a status.'],
      ['date', 'Please enter the date.'],
    ])
  })

  rejectsBadTexts(recordForm, valid, { field: 'name', missing: 'Please enter a name.', max: 100 })
  rejectsBadTexts(recordForm, valid, {
    field: 'violation',
    missing: 'Please enter the violation.',
    max: 120,
  })
  rejectsBadTexts(recordForm, valid, {
    field: 'status',
    missing: 'Please enter a status.',
    max: 120,
  })
})

describe('fee of recordForm', () => {
  it.each([0, 20, Number.MAX_SAFE_INTEGER])('accepts %d pesos', (fee) => {
    expect(accepted(recordForm, { ...valid, fee })).toMatchObject({ fee })
  })

  it.each(rows([null, -1, 0.5, Infinity, 2 ** 53, '20']))('rejects %j', (fee) => {
    expect(errorsOf(recordForm, { ...valid, fee })).toEqual({
      fee: 'Please enter the fee in whole pesos.',
    })
  })
})

describe('date of recordForm', () => {
  it('accepts an ISO time of any time zone', () => {
    expect(accepted(recordForm, { ...valid, date: '2026-08-17T09:05:00+08:00' })).toMatchObject({
      date: '2026-08-17T01:05:00.000Z',
    })
  })
})

describe('recordCorrection', () => {
  it('takes all fields of a record’s form but its name and member', () => {
    const { name, ...corrected } = valid
    expect(accepted(recordCorrection, { ...corrected, name, userId: 'x' })).toEqual(corrected)
    expect(Object.keys(errorsOf(recordCorrection, {}))).toEqual(Object.keys(corrected))
  })
})

describe('the member of a record', () => {
  const noSuchMember = { userId: 'There is no such member.' }

  it('may be named when it is typed', () => {
    expect(accepted(recordForm, { ...valid, userId: 'x' })).toEqual({ ...valid, userId: 'x' })
    expect(errorsOf(recordForm, { ...valid, userId: 7 })).toEqual(noSuchMember)
  })

  it.each(['x', null])('is set to %j afterwards', (userId) => {
    expect(accepted(recordMemberForm, { userId })).toEqual({ userId })
  })

  it.each(rows([undefined, 7, [], {}]))('is never %j', (userId) => {
    expect(errorsOf(recordMemberForm, { userId })).toEqual(noSuchMember)
  })
})
