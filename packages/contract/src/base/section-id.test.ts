import { describe, expect, it } from 'vitest'
import { sectionId } from './section-id'

describe('sectionId', () => {
  it('joins the letters and numbers of a heading by hyphens', () => {
    expect(sectionId('Fee Collection and Record Keeping')).toBe('fee-collection-and-record-keeping')
    expect(sectionId('¿Señales? (2)')).toBe('señales-2')
  })
})
