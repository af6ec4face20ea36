import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { changelogOf, commitsOf } from '../scripts/changelog.mjs'

describe('the changelog', () => {
  it('lists what breaks, features, fixes and speed of the package under their versions', () => {
    const commits = [
      { version: '2.0.0', subject: 'fix(ui): keep the focus' },
      { version: '2.0.0', subject: 'feat(ui)!: drop React 18' },
      { version: '2.0.0', subject: 'fix(ui): close on Escape' },
      { version: '2.0.0', subject: 'feat(ui): follow the pointer' },
      { version: '2.0.0', subject: 'refactor(ui)!: take the tokens as modules' },
      { version: '2.0.0', subject: 'fix(todo): show the deadline' },
      { version: '2.0.0', subject: 'docs(ui): name the tokens' },
      { version: '1.0.0', subject: 'perf(ui): merge classes once' },
    ]
    expect(changelogOf(commits)).toBe(`# Changelog

## 2.0.0

### Breaking

- Drop React 18.
- Take the tokens as modules.

### Added

- Follow the pointer.

### Fixed

- Keep the focus.
- Close on Escape.

## 1.0.0

### Faster

- Merge classes once.
`)
  })

  const inFolder = (use: (folder: string) => void) => {
    const root = mkdtempSync(path.join(tmpdir(), 'tropa-changelog-'))
    mkdirSync(`${root}/packages/ui`, { recursive: true })
    try {
      use(root)
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  }

  const inRepository = (use: (folder: string) => void) =>
    inFolder((root) => {
      const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
      const commit = (subject: string, version: string) => {
        writeFileSync(`${root}/packages/ui/package.json`, `{ "version": "${version}" }`)
        writeFileSync(`${root}/packages/ui/notes.txt`, subject)
        git('add', '.')
        const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com']
        git(...author, 'commit', '--quiet', '--no-verify', '-m', subject)
      }
      git('init', '--quiet')
      commit('feat(ui): begin', '1.0.0')
      commit('fix(ui): mend', '1.0.0')
      commit('chore: release', '1.1.0')
      commit('feat(ui): go on', '1.1.0')
      use(`${root}/packages/ui`)
    })

  it('knows the version of every commit from the history of package.json', () => {
    inRepository((folder) => {
      expect(commitsOf(folder)).toEqual([
        { subject: 'feat(ui): go on', version: '1.1.0' },
        { subject: 'chore: release', version: '1.1.0' },
        { subject: 'fix(ui): mend', version: '1.0.0' },
        { subject: 'feat(ui): begin', version: '1.0.0' },
      ])
    })
  })

  it('is empty without history, and says so when git fails in a repository', () => {
    inFolder((root) => {
      expect(commitsOf(root)).toEqual([])
    })
    inRepository((folder) => {
      writeFileSync(`${folder}/package.json`, 'not JSON')
      const options = { cwd: folder, stdio: 'pipe' as const }
      const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com']
      execFileSync('git', [...author, 'commit', '--quiet', '-am', 'fix(ui): break'], options)
      expect(() => commitsOf(folder)).toThrow()
    })
  })
})
