import { dayMs } from '@tropa/contract/base/durations'
import { isRecord } from '@tropa/contract/base/is-record'
import { isSame, ownOfServer } from '../../parts/changed-parts'

export interface FormDraft {
  /** The form it was typed into; opening it again makes another form. */
  form: string
  /** When the last word was typed, in ISO 8601. */
  typedAt: string
  values: Record<string, unknown>
  /** The same fields as they were stored then. A draft from an earlier version of the panel has none. */
  base?: Record<string, unknown>
}

/** Begins like the keys of the members' area. */
const prefix = 'draft:cms:'

/** How many drafts of one document are kept, the newest ones. */
const maxDrafts = 5

const maxAge = 30 * dayMs

export const draftsKey = (memberId: string, document: string) => `${prefix}${memberId}:${document}`

const isDraft = (value: unknown): value is FormDraft =>
  isRecord(value) &&
  typeof value.form === 'string' &&
  typeof value.typedAt === 'string' &&
  isRecord(value.values) &&
  (value.base === undefined || isRecord(value.base)) &&
  Date.now() - Date.parse(value.typedAt) < maxAge

/** Reads what is stored under a key, newest first. What is not readable, or too old, is left out. */
export const parseDrafts = (text: string | null): FormDraft[] => {
  try {
    const stored: unknown = text === null ? [] : JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isDraft) : []
  } catch {
    return []
  }
}

export const withDraft = (drafts: FormDraft[], draft: FormDraft): FormDraft[] =>
  [draft, ...drafts.filter(({ form }) => form !== draft.form)].slice(0, maxDrafts)

export const withoutDrafts = (drafts: FormDraft[], forms: string[]): FormDraft[] =>
  drafts.filter(({ form }) => !forms.includes(form))

const listeners = new Set<() => void>()

/** Calls a listener when drafts change, in this tab or another one. Returns a function that stops it. */
export const watchDrafts = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const readDrafts = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Replaces the drafts under a key by what `change` returns. */
export const changeDrafts = (key: string, change: (drafts: FormDraft[]) => FormDraft[]) => {
  const before = readDrafts(key)
  const drafts = change(parseDrafts(before))
  try {
    if (drafts.length > 0) localStorage.setItem(key, JSON.stringify(drafts))
    else if (before !== null) localStorage.removeItem(key)
  } catch {
    return // without storage, or with a full one, the draft does not outlive the page
  }
  listeners.forEach((listener) => listener())
}

/** Removes the keys under which nothing readable is left. */
export const removeOldDrafts = () => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && parseDrafts(readDrafts(key)).length === 0) {
        localStorage.removeItem(key)
      }
    }
  } catch {
    return
  }
}

/** The fields of a form whose values differ from those before, without those that the server sets. */
export const changedValues = (
  before: Record<string, unknown>,
  now: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => !ownOfServer.has(name) && !isSame(value, before[name]),
    ),
  )
