import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clearFormDrafts, deleteFormDraft, readFormDraft, saveFormDraft } from './form-drafts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('form drafts', () => {
  const ana = { id: 'm1' }
  const ben = { id: 'm2' }
  const draft = { name: 'todo', member: ana }

  it('keeps a member’s draft for every tab and the next session, and for nobody else', () => {
    saveFormDraft(draft, { title: 'Half' })
    sessionStorage.clear()
    expect(readFormDraft(draft)).toEqual({ title: 'Half' })
    expect(readFormDraft({ name: 'todo', member: ben })).toBeUndefined()
    expect(readFormDraft({ name: 'todo' })).toBeUndefined()
    deleteFormDraft(draft)
    expect(readFormDraft(draft)).toBeUndefined()
  })

  it('keeps a visitor’s draft in its tab alone', () => {
    saveFormDraft({ name: 'contact' }, { desc: 'Half' })
    expect(localStorage).toHaveLength(0)
    expect(readFormDraft({ name: 'contact' })).toEqual({ desc: 'Half' })
    deleteFormDraft({ name: 'contact' })
    expect(sessionStorage).toHaveLength(0)
  })

  it('forgets after a week what a member typed, also when somebody else opens the site', () => {
    saveFormDraft(draft, { title: 'Half' })
    vi.useFakeTimers({ now: Date.now() + 7 * 24 * 60 * 60 * 1000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(readFormDraft({ name: 'login' })).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it('clears what the member who logs out has typed, and what was typed in this tab', () => {
    localStorage.setItem('draft:cms:m1:about', 'of the panel')
    saveFormDraft(draft, { title: 'Half' })
    saveFormDraft({ name: 'todo', member: ben }, { title: 'Of Ben' })
    saveFormDraft({ name: 'contact' }, { desc: 'Half' })
    clearFormDrafts(ana.id)
    expect(readFormDraft(draft)).toBeUndefined()
    expect(readFormDraft({ name: 'contact' })).toBeUndefined()
    expect(readFormDraft({ name: 'todo', member: ben })).toEqual({ title: 'Of Ben' })
    expect(localStorage.getItem('draft:cms:m1:about')).toBe('of the panel')
  })

  it('ignores a stored draft that is not JSON', () => {
    localStorage.setItem('form:m1:todo', '{')
    expect(readFormDraft(draft)).toBeUndefined()
  })
})
