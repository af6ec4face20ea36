/** A storage that forgets: a story never reads or writes what the site it is served by keeps. */
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

/** Puts empty storages in place of the browser's, for this page only. */
export const forgetfulStorage = (): Storage[] =>
  ['localStorage', 'sessionStorage'].map((name) => {
    const storage = new MemoryStorage()
    Object.defineProperty(window, name, { configurable: true, value: storage })
    return storage
  })
