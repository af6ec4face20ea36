import { excerptLength } from '@tropa/contract/search/search'
import { describe, expect, it } from 'vitest'
import { excerptOf, wordsOf } from './matching'

describe('wordsOf', () => {
  it('parts a search at white space', () => {
    expect(wordsOf('  Café\n Niño ')).toEqual(['cafe', 'nino'])
    expect(wordsOf(' ')).toEqual([])
  })
})

describe('excerptOf', () => {
  const long = `${'before '.repeat(60)}the NIÑO stands here ${'after '.repeat(60)}`.trim()

  it('is a short text as it stands, on one line', () => {
    expect(excerptOf('One line.\nAnother.', ['line'])).toBe('One line. Another.')
  })

  it('shows the first word that was found with some before it', () => {
    const excerpt = excerptOf(long, ['nino'])
    expect(excerpt).toMatch(/^… before before before before the NIÑO stands here after .+ …$/)
    expect(excerpt.length).toBeLessThanOrEqual(excerptLength + 4)
  })

  it('is the start of a text that contains no word, because the title does', () => {
    expect(excerptOf(long, ['title'])).toMatch(/^before before .+ …$/)
  })

  it('cuts off a word that is too long, between characters', () => {
    expect(excerptOf(`a${'🎉'.repeat(200)}`, ['🎉'])).toMatch(/^a🎉+ …$/u)
  })

  it('is empty for a text without words', () => {
    expect(excerptOf(' ', ['a'])).toBe('')
  })
})
