import { describe, expect, it } from 'vitest'
import { importedEvent } from './import'

const audiences = [
  { _id: 'regular', name: 'Regular' },
  { _id: 'graduating', name: 'Second years' },
]

const read = (audience: string) =>
  importedEvent(audiences).safeParse({ title: 'A', start: '2043-01-05', audience })

describe('the audience of an imported row', () => {
  it.each([
    ['Second years, Regular', ['regular', 'graduating']],
    ['graduating regular', ['regular', 'graduating']],
    ['SECOND YEARS', ['graduating']],
    ['everyone', []],
  ])('is read from ids and from the names that the team gave them: %s', (written, ids) => {
    expect(read(written).data?.audience).toEqual(ids)
  })

  it('is refused with the names that the team sees', () => {
    expect(read('Third years').error?.issues[0]?.message).toBe(
      'The audience must be everyone, regular or Second years; separate several by commas.',
    )
  })
})
