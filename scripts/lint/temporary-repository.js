import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Writes files into a new folder, calls `use` with its path and removes it.
 *
 * @param {Record<string, string>} files contents by path
 */
export const withRepository = async (files, use) => {
  const root = mkdtempSync(path.join(tmpdir(), 'tropa-lint-'))
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(root, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    return await use(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
