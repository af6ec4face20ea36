import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { signAll } from './chain'
import { createSigner, start, type AuditEntry, type EntryDraft } from './entry'
import { foreignMark, verifyTrail } from './verify'

const signer = createSigner('the secret of this installation')

const draft = (more: Partial<EntryDraft> = {}): EntryDraft => ({
  at: '2026-11-22T01:02:03.004Z',
  actorId: 'a1',
  actor: 'ada',
  address: '192.0.2.1',
  action: 'update',
  rowCollection: 'todos',
  rowId: 't1',
  rowTitle: 'Write the report',
  fields: 'title',
  ...more,
})

const chain = (length: number, by = signer) =>
  signAll(
    by,
    { ...start, isLost: false },
    Array.from({ length }, () => draft()),
  )

const headOf = (entries: readonly AuditEntry[], by = signer) => {
  const last = entries.at(-1)
  return last && by.headOf(last)
}

const verify = (entries: readonly unknown[], head: unknown, knownHead?: string) =>
  verifyTrail(signer, Readable.from(entries), head, knownHead)

const whole = chain(9)
const head = headOf(whole)
const changed = (index: number, more: Partial<AuditEntry>) =>
  whole.map((entry, place) => (place === index ? { ...entry, ...more } : entry))

describe('verifyTrail', () => {
  it('finds a chain whole, and an empty one', async () => {
    expect(await verify(whole, head)).toEqual({ count: 9, sequence: 9, head: head?.head })
    expect(await verify([], undefined)).toEqual({ count: 0, sequence: 0, head: '' })
  })

  it.each(Object.keys(draft()))('names an entry whose %s was changed', async (field) => {
    const value = field === 'at' ? '2026-11-22T01:02:03.005Z' : 'forged'
    const { problem } = await verify(changed(3, { [field]: value }), head)
    expect(problem).toMatch(/^Entry 4 was changed/)
  })

  it('takes a MAC of other characters for a changed one', async () => {
    const mac = 'é'.repeat(64)
    expect((await verify(changed(3, { mac }), head)).problem).toMatch(/^Entry 4 was changed/)
    expect((await verify(whole, { ...head, mac })).problem).toMatch(/^The head is missing/)
  })

  it('names an entry that was removed, and a run of them', async () => {
    const without = (...sequences: number[]) =>
      whole.filter(({ sequence }) => !sequences.includes(sequence))
    expect((await verify(without(5), head)).problem).toBe('Entry 5 is missing.')
    expect((await verify(without(1, 2, 3), head)).problem).toBe('Entries 1 to 3 are missing.')
  })

  it('names entries in another order, and one that was inserted', async () => {
    const [first, second, third, ...others] = whole
    expect((await verify([first, third, second, ...others], head)).problem).toBe(
      'Entry 2 is missing.',
    )
    const numbers = whole.map((entry, place) => ({
      ...entry,
      sequence: place === 1 ? 3 : place === 2 ? 2 : entry.sequence,
    }))
    expect((await verify(numbers, head)).problem).toBe('Entry 2 is missing.')
    const inserted = [...whole.slice(0, 4), { ...whole[3], rowTitle: 'Other' }, ...whole.slice(4)]
    expect((await verify(inserted, head)).problem).toBe(
      'Entry 4 is there twice or out of its order.',
    )
  })

  it('names an entry that was signed with another secret', async () => {
    const forged = createSigner('guessed').sign(draft(), { sequence: 9, head: head?.head ?? '' })
    const { problem } = await verify([...whole, forged], head)
    expect(problem).toMatch(/^Entry 10 was changed, or was not written by this installation/)
  })

  it('sees that the end was cut off', async () => {
    const { problem } = await verify(whole.slice(0, 6), head)
    expect(problem).toBe('The end is cut off: the last entry is 6, and there was an entry 9.')
  })

  it('sees that the head was removed, or made for a chain that was cut', async () => {
    const cut = whole.slice(0, 6)
    expect((await verify(cut, undefined)).problem).toBe('The head is missing or was changed.')
    const madeUp = { ...head, sequence: 6, head: cut.at(-1)?.mac }
    expect((await verify(cut, madeUp)).problem).toBe('The head is missing or was changed.')
  })

  it('sees a cut together with an old head only by a MAC that is known', async () => {
    const cut = whole.slice(0, 6)
    const old = headOf(cut)
    expect((await verify(cut, old)).problem).toBeUndefined()
    expect((await verify(cut, old, head?.head)).problem).toMatch(/is not in the audit trail/)
    expect((await verify(whole, head, old?.head)).problem).toBeUndefined()
  })

  it('accepts entries whose process was killed before it stored the head', async () => {
    expect((await verify(whole, headOf(whole.slice(0, 8)))).problem).toBeUndefined()
  })

  it('starts a new chain after the restore of a foreign archive, and says up to where it cannot verify', async () => {
    const foreign = chain(4, createSigner('another installation'))
    const place = { sequence: 4, head: foreign.at(-1)?.mac ?? '', isLost: false }
    const restored = (fields: string) => [
      ...foreign,
      ...signAll(signer, place, [draft({ action: 'restore', fields }), draft()]),
    ]
    const trail = restored(foreignMark)
    expect(await verify(trail, headOf(trail))).toMatchObject({ count: 6, foreignTo: 4 })
    expect((await verify(trail, headOf(trail))).problem).toBeUndefined()
    const own = restored('')
    expect((await verify(own, headOf(own))).problem).toMatch(/^Entry 1 was changed/)
    const later = trail.map((entry) => (entry.sequence === 6 ? { ...entry, actor: 'x' } : entry))
    expect((await verify(later, headOf(trail))).problem).toMatch(/^Entry 6 was changed/)
  })
})
