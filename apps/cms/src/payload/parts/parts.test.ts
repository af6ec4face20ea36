import { describe, expect, it } from 'vitest'
import { changedParts, labelOfPart, textOfPart, type PartField } from './changed-parts'
import { formValues } from './form-values'
import { mergeTexts } from './merge'

const fields: PartField[] = [
  { type: 'ui', name: 'formDraft' },
  { type: 'text', name: 'title', label: 'Title' },
  {
    type: 'array',
    name: 'sections',
    label: 'Sections',
    labels: { singular: 'Section' },
    fields: [
      { type: 'text', name: 'heading', label: 'Heading' },
      { type: 'textarea', name: 'body', label: 'Body' },
    ],
  },
  {
    type: 'group',
    name: 'numbers',
    label: 'Numbers',
    fields: [{ type: 'row', fields: [{ type: 'number', name: 'fee', label: 'Fee' }] }],
  },
]

const section = (id: string, body: string) => ({ id, heading: `The ${id}`, body })

describe('the parts that changed', () => {
  const labels = (before: object, after: object) =>
    changedParts(fields, before, after).map(({ label }) => label)

  it('are fields, sections by their headings and numbers, without what the server sets', () => {
    const before = { title: 'Rules', sections: [section('one', 'A')], numbers: { fee: 20 } }
    const after = {
      title: 'Our rules',
      sections: [section('one', 'B'), { id: 'two', heading: '', body: '' }],
      numbers: { fee: 30 },
      updatedAt: 'later',
      formDraft: 3,
    }
    expect(labels(before, after)).toEqual(['Title', 'Section “The one”', 'Section 2', 'Fee'])
  })

  it('are none if a field is only empty in another way', () => {
    expect(labels({ title: null, numbers: {} }, { title: '', sections: [] })).toEqual([])
  })

  it('are the whole list if only its order changed, and name what was removed', () => {
    const [one, two] = [section('one', 'A'), section('two', 'B')]
    expect(labels({ sections: [one, two] }, { sections: [two, one] })).toEqual(['Sections'])
    expect(labels({ sections: [one, two] }, { sections: [one] })).toEqual([
      'Section “The two” (removed)',
    ])
  })

  it('have the same name in a conflict', () => {
    expect(labelOfPart(fields, 'numbers.fee', 20)).toBe('Fee')
    expect(labelOfPart(fields, 'title', 'Rules')).toBe('Title')
    expect(labelOfPart(fields, 'sections.one', section('one', 'A'))).toBe('Section “The one”')
  })
})

it('A section is read with its heading first, in whatever order it is stored', () => {
  const stored = { body: 'A', id: 'one', heading: 'The one' }
  expect(textOfPart(fields, stored)).toBe('The one\nA')
  expect(textOfPart(fields, 'Rules')).toBe('Rules')
})

it('A list without rows in a form is the same as none that is stored', () => {
  const state = { title: { value: 'Rules' }, sections: { value: 0, rows: [] } }
  expect(changedParts(fields, { title: 'Rules' }, formValues(state))).toEqual([])
})

describe('two texts', () => {
  const base = { sections: [section('one', 'A'), section('two', 'B')], title: 'Rules' }

  it('keep what each of the two editors touched, section by section', () => {
    const mine = { sections: [section('one', 'mine'), section('two', 'B'), section('new', 'mine')] }
    const theirs = {
      title: 'Their rules',
      sections: [section('zero', 'theirs'), section('one', 'A'), section('two', 'theirs')],
    }
    expect(mergeTexts(base, mine, theirs)).toEqual({
      values: {
        sections: [
          section('zero', 'theirs'),
          section('one', 'mine'),
          section('two', 'theirs'),
          section('new', 'mine'),
        ],
      },
      conflicts: [],
    })
  })

  it('offer a choice if both touched a section', () => {
    const mine = { sections: [section('one', 'mine'), section('two', 'B')], title: 'Mine' }
    const theirs = { sections: [section('one', 'theirs'), section('two', 'B')], title: 'Theirs' }
    const { conflicts, values } = mergeTexts(base, mine, theirs)
    expect(conflicts).toEqual([
      { key: 'sections.one', mine: section('one', 'mine'), theirs: section('one', 'theirs') },
      { key: 'title', mine: 'Mine', theirs: 'Theirs' },
    ])
    expect(values).toEqual(mine)
    const chosen = new Set(['sections.one'])
    expect(mergeTexts(base, mine, theirs, chosen).values).toEqual({ ...theirs, title: 'Mine' })
  })

  it('keep a removal, unless the other editor changed what was removed', () => {
    const mine = { sections: [section('two', 'B')] }
    expect(mergeTexts(base, mine, base).values).toEqual(mine)
    const theirs = { sections: [section('one', 'theirs'), section('two', 'theirs')] }
    expect(mergeTexts(base, mine, theirs).values).toEqual(theirs)
    expect(mergeTexts(base, theirs, mine).values).toEqual(theirs)
  })

  it('keep an order that one of them changed, and numbers one by one', () => {
    const mine = { sections: [section('two', 'B'), section('one', 'A')] }
    const theirs = { sections: [section('one', 'A'), section('two', 'theirs')] }
    expect(mergeTexts(base, mine, theirs).values).toEqual({
      sections: [section('two', 'theirs'), section('one', 'A')],
    })
    const numbers = (fee: number, limit: number) => ({ numbers: { fee, limit } })
    expect(mergeTexts(numbers(1, 1), numbers(2, 1), numbers(1, 2)).values).toEqual(numbers(2, 2))
  })
})
