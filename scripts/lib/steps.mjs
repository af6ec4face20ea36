import { readdirSync } from 'node:fs'
import path from 'node:path'
import { npm, root, run, tool } from './run.mjs'

const node = (script) => (options) => run(process.execPath, [script], options)
const npmTest =
  (workspace, env = {}, args = []) =>
  (options) =>
    npm(['test', '--silent', '-w', workspace, '--', ...args], {
      ...options,
      env: { ...options.env, ...env },
    })
const testStories =
  (...args) =>
  (options) =>
    npm(['run', '--silent', 'test:stories', '--', ...args], options)

/** The server's tests whose outcome the database decides: words of the paths of their files. */
const storeTests = [
  'audit/audit.test',
  'cache/cache.test',
  'calendar/import/import.test',
  'commands/archive/backup',
  'commands/archive/bad-archive',
  'database/database.test',
  'database/mongodb/',
  'database/search.test',
  'member/invite/',
  'member/last-admin',
  'member/sign-in',
  'payload/hooks/unpublish-named',
  'record/record.test',
  'roll-call/close',
  'schedule/schedule.test',
  'search/search.test',
  'server/api/concurrency',
  'testing/from-c9d3b66/',
  'todo/changes',
  'todo/reminder/reminder.test',
  'todo/todo.test',
  'trash/trash.test',
]

/** In parts, because a run drops its databases at its end and the server may not have too many files open. */
const everyTestOnMongodb = ['1/4', '2/4', '3/4', '4/4'].map((shard) =>
  npmTest('@tropa/cms', { TEST_ENGINE: 'mongodb' }, [`--shard=${shard}`]),
)

const browserProjects = ['product-mongodb', 'panel', 'pages', 'public', 'members']

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
 * Every check, in order. `commands` is what `npm test` runs, and `complete` what `npm run test:all` runs
 * instead; a step without `commands` belongs to `npm run test:all` alone. `part` is the quarter of
 * `npm run test:all` that has the step. `alone`: the step uses both cores or measures time, so no other
 * runs at the same time. `missing` returns what the step needs and this machine lacks: the step is then
 * skipped, or fails when CI=true. `needs` names the steps whose results it uses.
 */
export const steps = [
  { name: 'format', part: 1, commands: [(options) => tool('prettier', ['--check', '.'], options)] },
  {
    name: 'lint',
    part: 1,
    commands: [
      node('scripts/check-lockfile.mjs'),
      node('scripts/check-css.mjs'),
      node('scripts/check-folders.mjs'),
      (options) => tool('eslint', ['--max-warnings', '0', '.'], options),
      (options) =>
        tool('depcruise', ['--config', 'scripts/lint/cycles.config.mjs', ...sources], options),
    ],
  },
  { name: 'knip', part: 1, commands: [(options) => tool('knip', [], options)] },
  {
    name: 'typecheck',
    part: 1,
    commands: [(options) => tool('tsc', ['--build'], options)],
  },
  {
    name: 'unit',
    part: 1,
    commands: [
      (options) => run(process.execPath, ['--test', ...lintTests], options),
      npmTest('@tropa/contract'),
      npmTest('@tropa/ui'),
      npmTest('@tropa/web'),
    ],
  },
  {
    name: 'build',
    part: 1,
    commands: [node('scripts/prepare.mjs'), (options) => tool('size-limit', [], options)],
  },
  {
    name: 'api',
    part: 1,
    commands: [npmTest('@tropa/cms', { TEST_ENGINE: 'sqlite' })],
    alone: true,
  },
  {
    name: 'api-mongodb',
    part: 2,
    commands: [npmTest('@tropa/cms', { TEST_ENGINE: 'mongodb' }, storeTests)],
    complete: everyTestOnMongodb,
    alone: true,
    missing: () => !process.env.TEST_MONGODB_URL && 'TEST_MONGODB_URL is not set',
  },
  {
    name: 'faults',
    part: 2,
    complete: [npmTest('@tropa/faults')],
    alone: true,
    needs: ['build'],
  },
  {
    name: 'stories',
    part: 3,
    commands: [testStories('--tagsFilter=!complete')],
    complete: [testStories()],
    alone: true,
    browser: true,
    needs: ['build'],
  },
  {
    name: 'e2e',
    part: 4,
    commands: [
      npmTest('@tropa/e2e', {}, ['--project=start', '--grep=@each']),
      npmTest('@tropa/e2e', {}, [
        '--grep-invert=@complete',
        ...browserProjects.map((name) => `--project=${name}`),
      ]),
    ],
    complete: [npmTest('@tropa/e2e')],
    alone: true,
    browser: true,
    needs: ['build'],
  },
]
