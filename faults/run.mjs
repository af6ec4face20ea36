// Runs the faults, or those named: `npm run test:faults`, `npm run test:faults -- kill fuzz`. --short runs a few rounds of each.
import { away } from './away.mjs'
import { clock } from './clock.mjs'
import { diskFull } from './disk-full.mjs'
import { fuzz } from './fuzz.mjs'
import { instances } from './instances.mjs'
import { killWrites } from './kill-writes.mjs'
import { mongodProgram } from './lib/mongod.mjs'
import { move } from './move.mjs'
import { slowClients } from './slow-clients.mjs'

const server = process.env.TEST_MONGODB_URL
const given = process.argv.slice(2)
const isShort = given.includes('--short')
const option = (name, usual) =>
  Number(given.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const names = given.filter((each) => !each.startsWith('--'))
const seed = option('seed', isShort ? 1 : Date.now() % 100_000)
const amount = (short, full) => (isShort ? short : full)

const faults = {
  'kill-sqlite': () =>
    killWrites({ engine: 'sqlite', rounds: option('rounds', amount(2, 100)), seed }),
  'kill-mongodb': () =>
    killWrites({ engine: 'mongodb', rounds: option('rounds', amount(1, 30)), seed, server }),
  away,
  instances: () =>
    instances({
      seconds: option('seconds', amount(6, 60)),
      every: amount(2, 5),
      awaySeconds: amount(0, 5),
      server,
    }),
  'disk-full': diskFull,
  clock: () => clock({ writes: amount(8, 200) }),
  'slow-clients': () => slowClients({ clients: amount(50, 300), waitSeconds: amount(0, 150) }),
  'move-from-sqlite': () =>
    move({ from: 'sqlite', logs: option('logs', amount(1000, 100_000)), server }),
  'move-from-mongodb': () =>
    move({ from: 'mongodb', logs: option('logs', amount(1000, 100_000)), server }),
  'fuzz-sqlite': () =>
    fuzz({ engine: 'sqlite', requests: option('requests', amount(600, 20_000)), seed, server }),
  'fuzz-mongodb': () =>
    fuzz({ engine: 'mongodb', requests: option('requests', amount(300, 20_000)), seed, server }),
}

const withoutMongodb = new Set(['kill-sqlite', 'fuzz-sqlite', 'disk-full', 'clock', 'slow-clients'])

const chosen = Object.keys(faults).filter(
  (name) => names.length === 0 || names.some((each) => name.startsWith(each)),
)
let failed = chosen.length === 0 ? 1 : 0
for (const name of chosen) {
  if (!server && !withoutMongodb.has(name)) {
    console.log(`skip: ${name}: TEST_MONGODB_URL is not set`)
    continue
  }
  if (name === 'away' && !mongodProgram()) {
    console.log('skip: away: MONGOD_PATH names no mongod that may be stopped')
    continue
  }
  const started = Date.now()
  const { isGood, figures } = await faults[name]()
  if (!isGood) failed += 1
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${isGood ? 'pass' : 'FAIL'} ${name} (${seconds} s): ${JSON.stringify(figures)}`)
}
process.exit(failed === 0 ? 0 : 1)
