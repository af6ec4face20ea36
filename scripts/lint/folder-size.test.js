import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { folderProblems } from './folder-size.js'
import { withRepository } from './temporary-repository.js'

const filesIn = (folder, count, ending = '.ts') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [`${folder}/file-${number}${ending}`, '']),
  )

const problemsOf = (files) =>
  withRepository(
    { 'packages/contract/src/contract.ts': '', 'apps/cms/src/main.ts': '', ...files },
    folderProblems,
  )

describe('folderProblems', () => {
  it('accepts a folder of 20 files', async () => {
    assert.deepEqual(await problemsOf(filesIn('apps/cms/src/server', 20)), [])
  })

  it('rejects a folder of 21 files', async () => {
    assert.deepEqual(await problemsOf(filesIn('packages/ui/src/button', 21)), [
      'packages/ui/src/button has 21 files; 20 are allowed',
    ])
  })

  for (const ending of ['.test.ts', '.spec.ts', '.stories.tsx']) {
    it(`does not count files that end in ${ending}`, async () => {
      assert.deepEqual(await problemsOf(filesIn('e2e/members', 30, ending)), [])
    })
  }

  it('does not count migrations and portraits', async () => {
    const files = {
      ...filesIn('apps/cms/src/database/migrations', 30),
      ...filesIn('apps/cms/src/start/seed/portraits', 30, '.svg'),
    }
    assert.deepEqual(await problemsOf(files), [])
  })

  it('rejects an application whose src has 13 entries', async () => {
    assert.deepEqual(await problemsOf(filesIn('apps/web/src', 13)), [
      'apps/web/src has 13 entries; 12 are allowed',
    ])
  })

  it('accepts 6 levels of folders and rejects a seventh', async () => {
    assert.deepEqual(await problemsOf({ 'apps/web/src/2/3/4/5/6/file.ts': '' }), [])
    assert.deepEqual(await problemsOf({ 'apps/web/src/2/3/4/5/6/7/file.ts': '' }), [
      'apps/web/src/2/3/4/5/6/7 is on level 7; 6 are allowed',
    ])
  })
})
