import { attempt } from './attempt'

const prefix = 'draft:'

/** When somebody last logged out in this browser. All tabs share it. */
const logoutKey = 'logged-out-at'

/** The value of `logoutKey` when this tab's drafts were last looked at. */
const seenLogoutKey = 'seen-logout'

const removeDrafts = () =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => sessionStorage.removeItem(key))

/** A draft must not outlive a logout in another tab, which cannot reach this tab's storage. */
const removeDraftsOfOtherSession = () => {
  const logout = localStorage.getItem(logoutKey) ?? ''
  const seen = sessionStorage.getItem(seenLogoutKey) ?? ''
  if (logout === seen) return
  removeDrafts()
  sessionStorage.setItem(seenLogoutKey, logout)
}

/** The draft of a form, unchecked, or `undefined`. It survives a reload, but not closing the tab. */
export const readFormDraft = (name: string): unknown =>
  attempt(() => {
    removeDraftsOfOtherSession()
    const text = sessionStorage.getItem(prefix + name)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  })

/** A value of a draft that should be a text; otherwise empty. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Stores the draft of a form, which without storage does not survive a reload. Never pass a password. */
export const saveFormDraft = (name: string, values: unknown) =>
  attempt(() => {
    removeDraftsOfOtherSession()
    sessionStorage.setItem(prefix + name, JSON.stringify(values))
  })

export const deleteFormDraft = (name: string) =>
  attempt(() => sessionStorage.removeItem(prefix + name))

/** Deletes the drafts of all forms, in every tab of the browser. */
export const clearFormDrafts = () =>
  attempt(() => {
    removeDrafts()
    const now = new Date().toISOString()
    localStorage.setItem(logoutKey, now)
    sessionStorage.setItem(seenLogoutKey, now)
  })
