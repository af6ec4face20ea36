import { describe, expect, it } from 'vitest'
import { filterOptions } from './use-combobox'

const options = ['Manila', 'Quezon City', 'Cebu City', 'Ñuñoa'].map((label) => ({
  value: label,
  label,
}))
const found = (text: string) => filterOptions(options, text).map((option) => option.label)

describe('filtering options', () => {
  it('finds any part, whatever the case', () => {
    expect(found('CITY')).toEqual(['Quezon City', 'Cebu City'])
    expect(found('ñUñ')).toEqual(['Ñuñoa'])
  })

  it('keeps all of them while nothing but blanks is typed', () => {
    expect(found('  ')).toHaveLength(4)
  })

  it('takes nothing for a pattern', () => {
    expect(found('.*')).toEqual([])
  })
})
