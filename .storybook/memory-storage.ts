/** Kept in memory, so that a story cannot read or change what its site has stored. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  [name: string]: unknown

  get length() {
    return this.#items.size
  }

  clear() {
    this.#items.clear()
  }

  getItem(key: string) {
    return this.#items.get(key) ?? null
  }

  key(index: number) {
    return [...this.#items.keys()][index] ?? null
  }

  removeItem(key: string) {
    this.#items.delete(key)
  }

  setItem(key: string, value: string) {
    this.#items.set(key, value)
  }
}

/** Replaces the browser's storages with empty ones in memory, for this page only. */
export const installMemoryStorage = (): Storage[] =>
  ['localStorage', 'sessionStorage'].map((name) => {
    const storage = new MemoryStorage()
    Object.defineProperty(window, name, { configurable: true, value: storage })
    return storage
  })

/**
 * Hides from the stories what Storybook's frame stores in the browser's own storage: the browser
 * reports it to this window, and a member's screen would take it for a session that ended elsewhere.
 */
export const ignoreOtherWindows = () => {
  const hide = (event: StorageEvent) => {
    if (event.isTrusted) event.stopImmediatePropagation()
  }
  window.addEventListener('storage', hide, { capture: true })
}
