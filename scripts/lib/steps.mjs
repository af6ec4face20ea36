import { readdirSync } from 'node:fs'
import path from 'node:path'
import { npm, root, run, tool } from './run.mjs'

const node = (script) => (options) => run(process.execPath, [script], options)
const npmTest = (workspace, env) => (options) =>
  npm(['test', '--silent', '-w', workspace], { ...options, env: { ...options.env, ...env } })

/** The folders whose imports are checked for cycles. */
const sources = [
  'apps/cms/src',
  'apps/web/src',
  'packages',
  '.storybook',
  'e2e',
  'faults',
  'bench',
  'scripts',
]

const lintTests = readdirSync(path.join(root, 'scripts/lint'))
  .filter((name) => name.endsWith('.test.js'))
  .map((name) => `scripts/lint/${name}`)

/**
 * Every check, in order. `alone`: the step uses both cores or measures time, so no other runs at the
 * same time. `missing` returns what the step needs and this machine lacks: the step is then skipped,
 * or fails when CI=true. `needs` names the steps whose results it uses.
 */
export const steps = [
  { name: 'format', commands: [(options) => tool('prettier', ['--check', '.'], options)] },
  {
    name: 'lint',
    commands: [
      node('scripts/check-lockfile.mjs'),
      node('scripts/check-css.mjs'),
      node('scripts/check-folders.mjs'),
      (options) => tool('eslint', ['--max-warnings', '0', '.'], options),
      (options) =>
        tool('depcruise', ['--config', 'scripts/lint/cycles.config.mjs', ...sources], options),
    ],
  },
  { name: 'knip', commands: [(options) => tool('knip', [], options)] },
  {
    name: 'typecheck',
    commands: [(options) => tool('tsc', ['--build'], options)],
  },
  {
    name: 'unit',
    commands: [
      (options) => run(process.execPath, ['--test', ...lintTests], options),
      npmTest('@tropa/contract'),
      npmTest('@tropa/ui'),
      npmTest('@tropa/web'),
    ],
  },
  {
    name: 'package',
    commands: [(options) => npm(['run', '--silent', 'test:package', '-w', '@tropa/ui'], options)],
    browser: true,
  },
  { name: 'build', commands: [node('scripts/prepare.mjs')] },
  { name: 'api', commands: [npmTest('@tropa/cms', { TEST_ENGINE: 'sqlite' })], alone: true },
  {
    name: 'api-mongodb',
    commands: [npmTest('@tropa/cms', { TEST_ENGINE: 'mongodb' })],
    alone: true,
    missing: () => !process.env.TEST_MONGODB_URL && 'TEST_MONGODB_URL is not set',
  },
  {
    name: 'faults',
    commands: [npmTest('@tropa/faults')],
    alone: true,
    needs: ['build'],
  },
  {
    name: 'stories',
    commands: [(options) => npm(['run', '--silent', 'test:stories'], options)],
    alone: true,
    browser: true,
    needs: ['build'],
  },
  { name: 'e2e', commands: [npmTest('@tropa/e2e')], alone: true, browser: true, needs: ['build'] },
]
