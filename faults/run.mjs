// Runs the fault scenarios, or only those whose names begin with an argument:
//   npm run test:faults
//   npm run test:faults -- kill fuzz
//   npm run test:faults -- kill-sqlite --rounds=10
// --short runs a few rounds of each. --seed=7 repeats the random choices of an earlier run; --rounds=,
// --seconds= and --requests= set the size of the scenarios that have one.
import { testMongodbUrl as server } from '@tropa/harness/mongodb'
import { compose, hasCompose } from './compose.mjs'
import { databaseOutage } from './database-outage.mjs'
import { diskFull } from './disk-full.mjs'
import { fuzz } from './fuzz.mjs'
import { instances } from './instances.mjs'
import { killChanges } from './kill-changes.mjs'
import { killInvites } from './kill-invites.mjs'
import { killWrites } from './kill-writes.mjs'
import { mongodProgram } from './lib/mongod.mjs'
import { reminders } from './reminders.mjs'

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const args = process.argv.slice(2)
const isShort = args.includes('--short')
const option = (name, fallback) =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const names = args.filter((arg) => !arg.startsWith('--'))
const seed = option('seed', isShort ? 1 : Date.now() % 100_000)
const amount = (short, full) => (isShort ? short : full)

const scenarios = {
  'kill-sqlite': {
    title: 'The product keeps every confirmed write on SQLite when it is killed',
    run: () => killWrites({ engine: 'sqlite', rounds: option('rounds', amount(2, 100)), seed }),
  },
  'kill-mongodb': {
    title: 'The product keeps every confirmed write on MongoDB when it is killed',
    needs: 'server',
    run: () =>
      killWrites({ engine: 'mongodb', rounds: option('rounds', amount(1, 30)), seed, server }),
  },
  'changes-sqlite': {
    title: 'Edits of to-dos and closings of roll calls happen whole or not at all on SQLite',
    run: () => killChanges({ engine: 'sqlite', rounds: option('rounds', amount(2, 100)), seed }),
  },
  'changes-mongodb': {
    title: 'Edits and closings happen whole or not at all on two instances on MongoDB',
    needs: 'server',
    run: () =>
      killChanges({ engine: 'mongodb', rounds: option('rounds', amount(1, 30)), seed, server }),
  },
  'invites-sqlite': {
    title: 'A member whose invite is accepted around a kill has the link or the password on SQLite',
    run: () => killInvites({ engine: 'sqlite', rounds: option('rounds', amount(3, 30)), seed }),
  },
  'invites-mongodb': {
    title:
      'A member whose invite is accepted around a kill has the link or the password on MongoDB',
    needs: 'server',
    run: () =>
      killInvites({ engine: 'mongodb', rounds: option('rounds', amount(3, 30)), seed, server }),
  },
  'reminders-sqlite': {
    title: 'One instance on SQLite mails each reminder once, also around a kill',
    run: () => reminders({ engine: 'sqlite' }),
  },
  'reminders-mongodb': {
    title: 'Two instances on MongoDB mail each reminder once, also around a kill',
    needs: 'server',
    run: () => reminders({ engine: 'mongodb', server }),
  },
  'database-outage': {
    title: 'The product responds with 503 while its database is down and recovers by itself',
    needs: 'mongod',
    run: databaseOutage,
  },
  instances: {
    title: 'Two instances keep every confirmed write while they are killed one after the other',
    needs: 'server',
    run: () =>
      instances({
        seconds: option('seconds', amount(6, 60)),
        killInterval: amount(2, 5),
        outageSeconds: amount(0, 5),
        server,
      }),
  },
  compose: {
    title: 'The replica set of compose.yaml comes up, and an instance with its settings',
    needs: 'docker-compose',
    run: compose,
  },
  'disk-full': {
    title: 'The product refuses writes on a full disk and loses nothing',
    run: diskFull,
  },
  'fuzz-sqlite': {
    title: 'The product on SQLite responds to invalid requests without a failure',
    run: () => fuzz({ engine: 'sqlite', requests: option('requests', amount(600, 20_000)), seed }),
  },
  'fuzz-mongodb': {
    title: 'The product on MongoDB responds to invalid requests without a failure',
    needs: 'server',
    run: () =>
      fuzz({ engine: 'mongodb', requests: option('requests', amount(300, 20_000)), seed, server }),
  },
}

/** Why a scenario cannot run on this machine. */
const missing = (needs) => {
  if (needs && !server) return 'TEST_MONGODB_URL is not set'
  if (needs !== 'server' && needs && !mongodProgram()) return 'MONGOD_PATH does not name a mongod'
  if (needs === 'docker-compose' && !hasCompose()) return 'docker-compose is not installed'
  return undefined
}

const chosen = Object.entries(scenarios).filter(
  ([name]) => names.length === 0 || names.some((each) => name.startsWith(each)),
)
if (chosen.length === 0) {
  console.error(`No scenario begins with ${names.join(' or ')}. There are:`)
  for (const [name, { title }] of Object.entries(scenarios)) console.error(`  ${name}: ${title}`)
  process.exit(1)
}

let failed = 0
for (const [name, { title, needs, run }] of chosen) {
  const reason = missing(needs)
  if (reason) {
    console.log(`skip: ${name}: ${reason}`)
    continue
  }
  const started = Date.now()
  const { isGood, figures } = await run()
  if (!isGood) failed += 1
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${isGood ? 'pass' : 'FAIL'} ${name} (${seconds} s): ${title}`)
  console.log(`  ${JSON.stringify(figures)}`)
}
process.exit(failed === 0 ? 0 : 1)
