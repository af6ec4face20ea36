import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import { ESLint } from 'eslint'
import importX from 'eslint-plugin-import-x'
import { withRepository } from './temporary-repository.js'
import { zones } from './zones.js'

const cycles = path.join(import.meta.dirname, 'cycles.config.mjs')
const depcruise = path.join(import.meta.dirname, '../../node_modules/.bin/depcruise')

const repository = {
  'packages/contract/src/todo.js': 'export const todo = 1\n',
  'packages/harness/src/api.js': 'export const request = 1\n',
  'packages/ui/src/button.js': 'export const Button = 1\n',
  'apps/web/src/paths.ts': '',
  'apps/web/src/app/router.js': 'export const router = 1\n',
  'apps/web/src/features/todo/card.js': 'export const card = 1\n',
  'apps/web/src/features/record/table.js': 'export const table = 1\n',
  'apps/cms/src/env.ts': '',
  'apps/cms/src/database/engine.js': 'export const engine = 1\n',
  'apps/cms/src/features/todo/routes.js': 'export const routes = 1\n',
  'apps/cms/src/server/app.ts': '',
  'apps/cms/src/server/panel/account.js': 'export const account = 1\n',
}

/** The messages ESLint gives for a file with one import. */
const lint = (file, imported) =>
  withRepository({ ...repository, [file]: `import '${imported}'\n` }, async (root) => {
    const eslint = new ESLint({
      cwd: root,
      overrideConfigFile: true,
      overrideConfig: {
        plugins: { 'import-x': importX },
        rules: {
          'import-x/no-restricted-paths': ['error', { basePath: root, zones: zones(root) }],
        },
      },
    })
    const [{ messages }] = await eslint.lintText(readFileSync(path.join(root, file), 'utf8'), {
      filePath: path.join(root, file),
    })
    return messages.map(({ message }) => message)
  })

const rejects = (file, imported, reason) =>
  it(`rejects ${imported} in ${file}`, async () => {
    const messages = await lint(file, imported)
    assert.equal(messages.length, 1)
    assert.match(messages[0], reason)
  })

const accepts = (file, imported) =>
  it(`accepts ${imported} in ${file}`, async () => {
    assert.deepEqual(await lint(file, imported), [])
  })

describe('the zones inside an application', () => {
  const below = /may import the rooms below it only/
  rejects('apps/cms/src/database/example.js', '../server/app.ts', below)
  rejects('apps/web/src/features/todo/example.js', '../../app/router.js', below)
  rejects('apps/web/src/features/todo/example.js', '../record/table.js', below)
  rejects('apps/cms/src/server/middleware/example.js', '../panel/account.js', below)
  rejects('apps/cms/src/server/site/example.js', '../panel/account.js', below)
  accepts('apps/cms/src/server/site/example.js', '../../features/todo/routes.js')
  accepts('apps/web/src/features/todo/example.js', './card.js')
})

describe('the zones between workspaces', () => {
  const others = /may import (?:packages|none)/
  rejects('packages/contract/src/example.js', '../../ui/src/button.js', others)
  rejects('packages/ui/src/example.js', '../../harness/src/api.js', others)
  rejects('packages/harness/src/example.js', '../../../apps/cms/src/server/app.ts', others)
  rejects(
    'apps/web/src/features/todo/example.js',
    '../../../../../packages/harness/src/api.js',
    others,
  )
  rejects('faults/example.js', '../apps/cms/src/server/app.ts', others)
  rejects('packages/harness/src/example.js', '../../contract/src/todo.js', others)
  accepts('packages/ui/example.config.js', '../harness/src/api.js')
  accepts('e2e/example.js', '../packages/contract/src/todo.js')
  accepts('bench/example.js', '../packages/harness/src/api.js')
})

describe('zones', () => {
  it('throws for a room that no line names', async () => {
    const files = { ...repository, 'apps/cms/src/utilities/date.js': '' }
    await assert.rejects(withRepository(files, zones), /say what utilities may import/)
  })

  it('throws for a workspace that no line names', async () => {
    const files = { ...repository, 'packages/helpers/src/date.js': '' }
    await assert.rejects(withRepository(files, zones), /say what packages\/helpers may import/)
  })
})

describe('the check for cycles', () => {
  const check = (files) =>
    withRepository(files, (root) =>
      promisify(execFile)(depcruise, ['--config', cycles, 'src'], { cwd: root }).then(
        ({ stdout }) => stdout,
        ({ stdout }) => Promise.reject(new Error(stdout)),
      ),
    )

  it('rejects two files that import only types from each other', async () => {
    const files = {
      'src/todo.ts': "import type { Member } from './member'\nexport type Todo = Member[]\n",
      'src/member.ts': "import type { Todo } from './todo'\nexport type Member = { todos: Todo }\n",
    }
    await assert.rejects(check(files), /error no-circular: src\/\w+\.ts/)
  })

  it('accepts types that are imported in one direction', async () => {
    const files = {
      'src/todo.ts': "import type { Member } from './member'\nexport type Todo = Member[]\n",
      'src/member.ts': 'export type Member = { name: string }\n',
    }
    assert.match(await check(files), /no dependency violations found/)
  })
})
