import { expect, it } from 'vitest'
import { sectionId } from './section-id'

it('makes an address of a heading', () => {
  expect(sectionId('Fee Collection and Record Keeping')).toBe('fee-collection-and-record-keeping')
  expect(sectionId('¿Señales? (2)')).toBe('señales-2')
})
