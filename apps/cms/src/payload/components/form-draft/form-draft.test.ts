import { describe, expect, it } from 'vitest'
import {
  changedValues,
  parseDrafts,
  withDraft,
  withoutDrafts,
  type FormDraft,
} from './stored-drafts'

const draft = (form: string, typedAt = new Date().toISOString()): FormDraft => ({
  form,
  typedAt,
  values: { tagline: form },
})

const formsOf = (drafts: FormDraft[]) => drafts.map(({ form }) => form)

describe('changedValues', () => {
  it('has the fields that differ, whole', () => {
    const sections = [{ heading: 'One', body: 'a' }]
    expect(
      changedValues({ title: 'Rules', sections }, { title: 'Rules', sections: [...sections, {}] }),
    ).toEqual({ sections: [...sections, {}] })
  })

  it('is empty when a text was typed and taken back', () => {
    expect(
      changedValues({ title: 'Rules', end: undefined }, { title: 'Rules', end: null }),
    ).toEqual({})
  })
})

describe('stored drafts', () => {
  it('replaces the draft of the same form and puts it first', () => {
    const drafts = withDraft([draft('a'), draft('b')], draft('b'))
    expect(formsOf(drafts)).toEqual(['b', 'a'])
    expect(formsOf(withoutDrafts(drafts, ['a']))).toEqual(['b'])
  })

  it('keeps the five newest', () => {
    const all = ['1', '2', '3', '4', '5', '6'].map((form) => draft(form))
    expect(formsOf(all.reduce(withDraft, []))).toEqual(['6', '5', '4', '3', '2'])
  })

  it('leaves out what is not readable, and what is older than 30 days', () => {
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
    const text = JSON.stringify([draft('a'), draft('old', old), { form: 'b' }, null])
    expect(formsOf(parseDrafts(text))).toEqual(['a'])
    expect(parseDrafts('{')).toEqual([])
    expect(parseDrafts(null)).toEqual([])
  })
})
