import { describe, expect, it } from 'vitest'
import { filterOptions } from './filter-options'

const options = ['Manila', 'Quezon City', 'Cebu City', 'Ñuñoa'].map((label) => ({
  value: label,
  label,
}))
const found = (text: string) => filterOptions(options, text).map((option) => option.label)

describe('filterOptions', () => {
  it('finds any part of a label, ignoring case', () => {
    expect(found('CITY')).toEqual(['Quezon City', 'Cebu City'])
    expect(found('ñUñ')).toEqual(['Ñuñoa'])
  })

  it('returns all options for blank text', () => {
    expect(found('  ')).toHaveLength(4)
  })

  it('does not interpret the text as a regular expression', () => {
    expect(found('.*')).toEqual([])
  })
})
