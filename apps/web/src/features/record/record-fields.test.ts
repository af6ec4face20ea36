import { defaultCurrency } from '@tropa/contract/settings/currency'
import { expect, it } from 'vitest'
import { recordResolver, restoreRecord } from './record-fields'

const euro = { code: 'EUR', one: 'euro', many: 'euros', cents: true }

const typed = (fee: string) => ({
  ...restoreRecord({}),
  name: 'Ada',
  violation: 'Late',
  fee,
  kind: 'lateness',
  number: '1',
  date: '2026-11-28',
})

const options = { fields: {}, shouldUseNativeValidation: false }

it.each([
  ['50', defaultCurrency, 50],
  ['2.50', euro, 2.5],
  ['2.505', euro, undefined],
  ['2.50', defaultCurrency, undefined],
  ['-2', defaultCurrency, undefined],
])('reads the fee %j in the currency %o as %s', async (fee, currency, expected) => {
  const found = await recordResolver('Asia/Manila', currency)(typed(fee), undefined, options)
  expect('fee' in found.values ? found.values.fee : undefined).toBe(expected)
  expect('fee' in found.errors).toBe(expected === undefined)
})
