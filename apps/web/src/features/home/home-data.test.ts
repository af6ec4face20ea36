import { describe, expect, it } from 'vitest'
import { firstSentence } from './home-data'

describe('firstSentence', () => {
  it.each([
    ['We began at a table. Then we grew.', 'We began at a table.'],
    ['Version 4.8 is here! And more.', 'Version 4.8 is here!'],
    ['A line without an end\n\nAnother one.', 'A line without an end'],
    ['', ''],
  ])('finds where the first sentence of %j ends', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence)
  })
})
