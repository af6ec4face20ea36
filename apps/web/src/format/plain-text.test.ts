import { describe, expect, it } from 'vitest'
import { parsePlainText } from './plain-text'

describe('parsePlainText', () => {
  it('splits paragraphs at blank lines and groups list items', () => {
    expect(
      parsePlainText('One\nstill one\n\nFees:\n- 20 pesos\n- 50 pesos\nafter\n\n\n- last'),
    ).toEqual([
      { kind: 'paragraph', text: 'One\nstill one' },
      { kind: 'paragraph', text: 'Fees:' },
      { kind: 'list', items: ['20 pesos', '50 pesos'] },
      { kind: 'paragraph', text: 'after' },
      { kind: 'list', items: ['last'] },
    ])
  })

  it('takes the dots of a pasted list for list items', () => {
    expect(parsePlainText('•\tOne\n· Two\n•three')).toEqual([
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'paragraph', text: '•three' },
    ])
  })

  it('keeps markup as text', () => {
    expect(parsePlainText('<b>*no*</b>')).toEqual([{ kind: 'paragraph', text: '<b>*no*</b>' }])
  })
})
