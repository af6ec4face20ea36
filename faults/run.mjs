// Runs the fault scenarios, or only those whose names begin with an argument:
//   npm run test:faults
//   npm run test:faults -- kill fuzz
//   npm run test:faults -- kill-sqlite --rounds=10
// --short runs a few rounds of each. --seed=7 repeats the random choices of an earlier run; --rounds=
// and --requests= set the size of the scenarios that have one.
import { parseArgs } from 'node:util'
import { testMongodbUrl as server } from '@tropa/harness/mongodb'
import { databaseOutage } from './database-outage.mjs'
import { diskFull } from './disk-full.mjs'
import { firstStarts } from './first-start.mjs'
import { fuzz } from './fuzz.mjs'
import { instances } from './instances.mjs'
import { killEdits, killWrites } from './kill.mjs'
import { caddyProgram } from './lib/caddy.mjs'
import { mongodProgram } from './lib/mongod.mjs'
import { lossy } from './lossy.mjs'
import { killTeams } from './teams.mjs'
import { week } from './week.mjs'
import { killClosings } from './year.mjs'

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    rounds: { type: 'string' },
    requests: { type: 'string' },
  },
})

const amount = (name, short, full) => Number(options[name] ?? (options.short ? short : full))
const seed = amount('seed', 1, Date.now() % 100_000)

const onBothEngines = (name, title, run) =>
  ['sqlite', 'mongodb'].map((engine) => ({
    name: `${name}-${engine}`,
    title,
    needs: engine === 'mongodb' && 'server',
    run: () => run({ engine, server, seed }),
  }))

const scenarios = [
  ...onBothEngines(
    'kill',
    'A killed product keeps every confirmed write and locks no invited member out',
    (where) => killWrites({ ...where, rounds: amount('rounds', 2, 100) }),
  ),
  ...onBothEngines('edits', 'Edits of to-dos happen whole or not at all', (where) =>
    killEdits({ ...where, rounds: amount('rounds', 2, 100) }),
  ),
  ...onBothEngines('year', 'A year is closed whole or not at all', (where) =>
    killClosings({ ...where, rounds: amount('rounds', 2, 40) }),
  ),
  ...onBothEngines(
    'teams',
    'Teams are renamed, swapped and left out whole or not at all',
    (where) => killTeams({ ...where, rounds: amount('rounds', 2, 40) }),
  ),
  ...onBothEngines('first-start', 'The next start after a killed first one serves', (where) =>
    firstStarts({ ...where, rounds: amount('rounds', 2, 40) }),
  ),
  {
    name: 'database-outage',
    title: 'The product responds with 503 while its database is down and recovers by itself',
    needs: 'mongod',
    run: databaseOutage,
  },
  {
    name: 'instances',
    title: 'Two instances behind Caddy lose no write and fail no request while they are restarted',
    needs: 'caddy',
    run: () => instances({ rounds: amount('rounds', 2, 20), seed }),
  },
  {
    name: 'disk-full',
    title: 'The product refuses writes on a full disk and loses nothing',
    run: diskFull,
  },
  ...onBothEngines(
    'lossy',
    'What the screens of 13 people say over a bad line is stored, once',
    (where) => lossy({ ...where, seconds: options.short ? 45 : 180 }),
  ),
  ...onBothEngines('week', 'Each member gets one mail a day and kind, whatever happens', (where) =>
    week({ ...where, rounds: amount('rounds', 1, 4) }),
  ),
  ...onBothEngines('fuzz', 'The product answers odd requests without a failure', (where) =>
    fuzz({ ...where, requests: amount('requests', 500, 20_000) }),
  ),
]

/** Why a scenario cannot run on this machine. */
const missing = (needs) => {
  if (needs === 'server' && !server) return 'TEST_MONGODB_URL is not set'
  if (needs === 'caddy' && !caddyProgram()) return 'caddy is not installed'
  const needsMongod = needs === 'mongod' || needs === 'caddy'
  if (needsMongod && !mongodProgram()) return 'MONGOD_PATH does not name a mongod'
  return undefined
}

const chosen = scenarios.filter(
  ({ name }) => names.length === 0 || names.some((each) => name.startsWith(each)),
)
if (chosen.length === 0) {
  console.error(`No scenario begins with ${names.join(' or ')}. There are:`)
  for (const { name, title } of scenarios) console.error(`  ${name}: ${title}`)
  process.exit(1)
}

let failed = 0
for (const { name, title, needs, run } of chosen) {
  const reason = missing(needs)
  if (reason) {
    console.log(`skip: ${name}: ${reason}`)
    continue
  }
  const started = Date.now()
  // One scenario that throws must not hide what the others find.
  const { figures, problems } = await Promise.resolve()
    .then(run)
    .catch((error) => ({ problems: [error] }))
  const isGood = problems.length === 0
  if (!isGood) failed += 1
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${isGood ? 'pass' : 'FAIL'} ${name} (${seconds} s): ${title}`)
  if (figures) console.log(`  ${JSON.stringify(figures)}`)
  if (!isGood) console.dir(problems.slice(0, 10), { depth: 4 })
}
process.exit(failed === 0 ? 0 : 1)
