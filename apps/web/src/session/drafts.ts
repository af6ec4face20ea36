const prefix = 'draft:'

const parse = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What was typed into a form of this name and not sent, or `undefined`. It outlives a reload, not the tab. */
export const readDraft = (name: string): unknown => {
  try {
    return parse(sessionStorage.getItem(prefix + name))
  } catch {
    return undefined
  }
}

/** Keeps what is typed into a form of this name. Never give it a password. */
export const keepDraft = (name: string, values: unknown) => {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values))
  } catch {
    return // without storage, or with a full one, only the reload is not survived
  }
}

/** Forgets what was typed into a form of this name. */
export const dropDraft = (name: string) => {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    return
  }
}

/** Forgets what was typed into any form. */
export const clearDrafts = () => {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => sessionStorage.removeItem(key))
  } catch {
    return
  }
}
