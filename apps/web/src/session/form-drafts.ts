const prefix = 'draft:'

const parse = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The draft of a form, unchecked, or `undefined`. It survives a reload, but not closing the tab. */
export const readFormDraft = (name: string): unknown => {
  try {
    return parse(sessionStorage.getItem(prefix + name))
  } catch {
    return undefined
  }
}

/** Stores the draft of a form. Never pass a password. */
export const saveFormDraft = (name: string, values: unknown) => {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values))
  } catch {
    return // without storage, or with a full one, the draft does not survive a reload
  }
}

/** Deletes the draft of a form. */
export const deleteFormDraft = (name: string) => {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    return
  }
}

/** Deletes the drafts of all forms. */
export const clearFormDrafts = () => {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => sessionStorage.removeItem(key))
  } catch {
    return
  }
}
