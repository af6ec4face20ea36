import { isRecord } from '@tropa/contract/base/is-record'
import { sessionSeconds } from '@tropa/contract/member/session-length'
import { tryOrUndefined } from '../api/try-or-undefined'
import type { Session } from './session'

/** Visitors' drafts, kept in the tab. */
const prefix = 'draft:'

/** Members' drafts, beside those of the panel. */
const memberPrefix = 'form:'

/** In milliseconds: as long as a session. */
const longestAge = sessionSeconds * 1000

/** Names the draft of a form. Without a member it is a visitor's. */
export interface DraftKey {
  name: string
  member?: Pick<Session, 'id'>
}

const prefixOf = (memberId: string) => `${memberPrefix}${memberId}:`

const parse = (text: string | null) =>
  tryOrUndefined(() => (text === null ? undefined : (JSON.parse(text) as unknown)))

const keysOf = (storage: Storage, start: string) =>
  Object.keys(storage).filter((key) => key.startsWith(start))

const removeAll = (storage: Storage, start: string) =>
  keysOf(storage, start).forEach((key) => storage.removeItem(key))

const isKept = (value: unknown): value is { keptAt: number; values: unknown } =>
  isRecord(value) && typeof value.keptAt === 'number' && Date.now() - value.keptAt < longestAge

/** A member's draft by its key, unless it is old or damaged. */
const keptDraft = (key: string) => {
  const kept = parse(localStorage.getItem(key))
  return isKept(kept) ? kept : undefined
}

/** Removes old drafts of all members, because some may never use this computer again. */
const removeOld = () =>
  keysOf(localStorage, memberPrefix)
    .filter((key) => !keptDraft(key))
    .forEach((key) => localStorage.removeItem(key))

/**
 * The draft of a form, unchecked, or `undefined`. A member's outlives the session and the tab, for 7 days; a
 * visitor's does not outlive its tab.
 */
export const readFormDraft = ({ name, member }: DraftKey): unknown =>
  tryOrUndefined(() => {
    removeOld()
    if (!member) return parse(sessionStorage.getItem(prefix + name))
    return keptDraft(prefixOf(member.id) + name)?.values
  })

/** A draft's value as text; empty if it is not a string. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Stores the draft of a form. Without storage it does not survive a reload. Never pass a password, code or link. */
export const saveFormDraft = ({ name, member }: DraftKey, values: unknown) =>
  tryOrUndefined(() => {
    if (!member) sessionStorage.setItem(prefix + name, JSON.stringify(values))
    else {
      const kept = { keptAt: Date.now(), values }
      localStorage.setItem(prefixOf(member.id) + name, JSON.stringify(kept))
    }
  })

export const deleteFormDraft = ({ name, member }: DraftKey) =>
  tryOrUndefined(() =>
    member
      ? localStorage.removeItem(prefixOf(member.id) + name)
      : sessionStorage.removeItem(prefix + name),
  )

/** Whether something that a member typed, in whichever tab, was not sent. */
export const hasFormDrafts = (memberId: string): boolean =>
  tryOrUndefined(() => keysOf(localStorage, prefixOf(memberId)).some(keptDraft)) ?? false

/** Deletes the drafts of all forms of a member, and those of this tab. */
export const clearFormDrafts = (memberId: string) =>
  tryOrUndefined(() => {
    removeAll(localStorage, prefixOf(memberId))
    removeAll(sessionStorage, prefix)
  })
