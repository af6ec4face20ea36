import { describe, expect, it } from 'vitest'
import { fillNumbers, namedNumbers } from '../../features/rules/fill-numbers'
import { sampleRules } from './texts'

const { sections, numbers } = sampleRules()
const text = sections.map(({ body }) => body).join('\n')
const filled = fillNumbers(text, numbers)

describe('sample rules', () => {
  it('have nine sections, from the introduction to the acknowledgment, in a fixed order', () => {
    expect(sections.map(({ heading }) => heading)).toEqual([
      'Introduction',
      'Warning System',
      'Immediate Removal',
      'Attendance and Punctuality',
      'Fee Collection and Record Keeping',
      'Leadership Accountability',
      'Purpose of Rules',
      'Disclaimer',
      'Acknowledgment',
    ])
  })

  it('name every number in braces, and no other', () => {
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set(Object.keys(namedNumbers(numbers))))
  })

  it.each([
    'at most 3 warnings before removal',
    'after 3 revisions',
    'up to 3 warnings',
    '- 1 to 4 minutes late: 20 pesos',
    '- 5 to 30 minutes late: 50 pesos',
    '- 31 or more minutes late counts as absent: 100 pesos',
    'at most 5 instances of lateness or absence',
    'A vote of no confidence in a leader needs a majority',
    'must not be edited after posting',
  ])('contain “%s” with the numbers filled in', (sentence) => {
    expect(filled).toContain(sentence)
  })
})
