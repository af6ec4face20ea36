import { describe, expect, it } from 'vitest'
import { withAdded } from './settings-fields'

const heads = { _id: 'heads', name: 'Heads' }
const crew = { _id: 'crew', name: 'Crew' }

describe('withAdded', () => {
  it('appends what somebody else has added', () => {
    expect(withAdded([{ ...heads, name: 'Chiefs' }], [heads, crew], [heads])).toEqual([
      { _id: 'heads', name: 'Chiefs' },
      crew,
    ])
  })

  it('takes an added row of the same name for the typed one, as after a lost answer', () => {
    expect(withAdded([{ name: 'CREW' }, heads], [heads, crew], [heads])).toEqual([
      { _id: 'crew', name: 'CREW' },
      heads,
    ])
  })

  it('leaves a row removed that was loaded', () => {
    expect(withAdded([{ name: 'Heads' }], [heads], [heads])).toEqual([{ name: 'Heads' }])
  })
})
