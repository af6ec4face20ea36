import { describe, expect, it } from 'vitest'
import { recordContract, recordForm } from './record'
import { neverThrows, refusesBadTexts, refusesWhatIsNoObject } from './testing/bodies'
import { accepted, errorsOf } from './testing/input'
import { rows } from './testing/texts'

const valid = {
  name: 'Ana Cruz',
  violation: 'Late',
  fee: 20,
  status: '1 warning(s)',
  date: '2026-08-17T09:05:00.000Z',
}

describe('adding a record', () => {
  it('checks what the form checks', () => {
    expect(recordContract.create['~orpc'].inputSchema).toBe(recordForm)
  })

  it('takes the body of the contract', () => {
    expect(accepted(recordForm, valid)).toEqual(valid)
  })

  it('ignores fields that no row names', () => {
    expect(accepted(recordForm, { ...valid, _id: 'x', searchText: 'y' })).toEqual(valid)
  })

  it('names every field that is missing, in the order of the form', () => {
    expect(Object.entries(errorsOf(recordForm, {}))).toEqual([
      ['name', 'Please enter a name.'],
      ['violation', 'Please enter the violation.'],
      ['fee', 'Please enter the fee in whole pesos.'],
      ['status', 'Please enter a status.'],
      ['date', 'Please enter the date.'],
    ])
  })

  refusesBadTexts(recordForm, valid, { field: 'name', missing: 'Please enter a name.', max: 100 })
  refusesBadTexts(recordForm, valid, {
    field: 'violation',
    missing: 'Please enter the violation.',
    max: 120,
  })
  refusesBadTexts(recordForm, valid, {
    field: 'status',
    missing: 'Please enter a status.',
    max: 120,
  })
  refusesWhatIsNoObject(recordForm, valid)
  neverThrows(recordForm, valid)
})

describe('the fee', () => {
  it.each([0, 1, 20, 100, 1_000_001, Number.MAX_SAFE_INTEGER])('may be %d pesos', (fee) => {
    expect(accepted(recordForm, { ...valid, fee })).toMatchObject({ fee })
  })

  it.each(
    rows([undefined, null, -1, 0.5, 20.01, NaN, Infinity, 2 ** 53, '20', '', true, [20], {}]),
  )('is not %j', (fee) => {
    expect(errorsOf(recordForm, { ...valid, fee })).toEqual({
      fee: 'Please enter the fee in whole pesos.',
    })
  })
})

describe('the date', () => {
  it('may be a date, which stands for its midnight in UTC', () => {
    expect(accepted(recordForm, { ...valid, date: '2026-08-17' })).toMatchObject({
      date: '2026-08-17T00:00:00.000Z',
    })
  })

  it('may be an ISO time of any zone', () => {
    expect(accepted(recordForm, { ...valid, date: '2026-08-17T09:05:00+08:00' })).toMatchObject({
      date: '2026-08-17T01:05:00.000Z',
    })
  })

  it.each([undefined, null, '', '2026-02-30', 'yesterday', 0, {}])('is not %j', (date) => {
    expect(errorsOf(recordForm, { ...valid, date })).toEqual({ date: 'Please enter the date.' })
  })
})
