// Runs the checks that a change must pass, each a task of turbo.json:
//   npm test
// one of them, or only the tests of it whose files' names contain a word:
//   npm test -- api todo
// or everything there is, whole or one check of it:
//   npm run test:all
//   npm run test:all -- faults
import { ensureChromium } from './lib/ensure-chromium.mjs'
import { checkNode, install, isInstalled } from './lib/install.mjs'
import { stop } from './lib/run.mjs'
import { turbo } from './lib/turbo.mjs'

/** These share the two cores; each of the others uses both by itself. */
const light = ['format:check', 'lint', 'knip', 'typecheck', 'unit', 'build', 'size']

const heavy = ['api', 'api-mongodb', 'stories', 'e2e']

/** Only `npm run test:all` runs these. */
const rare = [['alerts'], ['faults'], ['image'], ['pages']]

/** `npm run test:all` runs these in place of the others. */
const complete = { 'api-mongodb': 'api-mongodb:all', stories: 'stories:all', e2e: 'e2e:all' }

const isAll = process.argv[2] === '--all'
const [name, ...words] = process.argv.slice(isAll ? 3 : 2)
const checks = [light, ...heavy.map((check) => [check]), ...rare]
if (name && !checks.flat().includes(name)) {
  console.error(`No check is called ${name}. There are:\n  ${checks.flat().join(' ')}`)
  process.exit(1)
}
const chosen = name ? [[name]] : isAll ? checks : checks.slice(0, -rare.length)
const groups = chosen.map((group) => group.map((check) => (isAll && complete[check]) || check))

checkNode()
if (!isInstalled()) await install()
const usesBrowser = groups.flat().some((task) => /^(?:stories|e2e|pages)/.test(task))
const env = usesBrowser ? await ensureChromium() : {}

let passed = 0
let failed = 0
for (const tasks of groups) {
  const started = Date.now()
  if (tasks[0]?.startsWith('api-mongodb') && !process.env.TEST_MONGODB_URL) {
    console.log(`skip ${tasks[0]}: TEST_MONGODB_URL is not set`)
    if (process.env.CI !== 'true') continue
    failed += 1
    break
  }
  console.log(`tropa: running ${tasks.join(', ')}`)
  const { code } = await turbo(
    [...tasks, '--concurrency=2', '--output-logs=new-only', '--', ...words],
    { env },
  )
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${code === 0 ? 'pass' : 'FAIL'} ${tasks.join(', ')}: ${seconds} s`)
  if (code === 0) {
    passed += tasks.length
  } else {
    failed += 1
    break
  }
}
if (!isAll && !name) console.log('left out: npm run test:all')
console.log(`${passed} passed, ${failed} failed`)
stop(failed)
