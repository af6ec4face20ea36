import { expect, it } from 'vitest'
import { feesCsv } from './fees-csv'

it('writes a sheet in which no name is a formula', () => {
  const row = { owed: 120.5, paid: 0, records: 3 }
  const members = [
    { ...row, userId: 'a', username: 'ana' },
    { ...row, userId: null, username: '＝HYPERLINK("x")' },
  ]
  expect(feesCsv({ total: { owed: 241, paid: 0 }, members })).toBe(
    '\uFEFF"Name","To pay","Paid","Records to settle"\r\n' +
      '"ana","120.5","0","3"\r\n' +
      '"\'＝HYPERLINK(""x"")","120.5","0","3"\r\n',
  )
})
