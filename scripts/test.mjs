// Runs the checks that a change must pass, or only those that are named:
//   npm test
//   npm test -- lint unit
// or everything there is, whole or one part of four:
//   npm run test:all
//   npm run test:all -- --part=2
import { parseArgs } from 'node:util'
import { ensureChromium } from './lib/ensure-chromium.mjs'
import { checkNode, install, isInstalled } from './lib/install.mjs'
import { lock } from './lib/lock.mjs'
import { stop } from './lib/run.mjs'
import { steps } from './lib/steps.mjs'

const workers = 2
const escapeSequences = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')
const counts = { passed: 0, failed: 0 }
const running = new Map()

const refuse = (...lines) => {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, part: { type: 'string' } },
    })
    return { ...values, names: positionals }
  } catch (error) {
    return refuse(error.message)
  }
}

/** The steps that run, each with the commands of `npm test` or of `npm run test:all`. */
const choose = ({ all, part, names }) => {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(' ')
    refuse(`No step is called ${unknown.join(' or ')}. There are:`, `  ${known}`)
  }
  const isChosen = (step) => {
    if (names.length > 0) return names.includes(step.name)
    if (part !== undefined) return String(step.part) === part
    return all || step.commands !== undefined
  }
  const chosen = steps.filter(isChosen)
  if (chosen.length === 0) refuse('The parts are 1 to 4: npm run test:all -- --part=1')
  const needed = new Set(chosen.flatMap((step) => step.needs ?? []))
  return steps
    .filter((step) => chosen.includes(step) || needed.has(step.name))
    .map((step) => ({
      ...step,
      commands: all ? (step.complete ?? step.commands) : (step.commands ?? step.complete),
    }))
}

const finish = (code) => {
  if (!asked.all && asked.names.length === 0) console.log('left out: npm run test:all')
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  stop(code)
}

const fail = (step, detail) => {
  counts.failed += 1
  console.log(`FAIL ${step.name}: ${detail}`)
  finish(1)
}

const secondsOf = (started) => Math.round((Date.now() - started) / 1000)

/** The counts that Vitest or Playwright printed. */
const testCount = (output) =>
  (output.match(/^ *(?:Tests +)?\d+ passed.*$/gm) ?? [])
    .map((line) => line.trim().replace(/^Tests +/, ''))
    .join(', ')

/** What a step skipped, once each. */
const skippedParts = (output) => new Set(output.match(/^skip: .*$/gm))

const runStep = async (step, options) => {
  const missing = step.missing?.()
  if (missing) {
    if (process.env.CI === 'true') fail(step, missing)
    console.log(`skip ${step.name}: ${missing}`)
    return
  }
  const started = Date.now()
  running.set(step.name, started)
  const outputs = []
  for (const command of step.commands) {
    const { code, output } = await command(options)
    outputs.push(output)
    if (code === 0) continue
    console.log(outputs.join(''))
    fail(step, `${secondsOf(started)} s`)
  }
  running.delete(step.name)
  counts.passed += 1
  const output = outputs.join('').replaceAll(escapeSequences, '')
  const tests = testCount(output)
  console.log(`pass ${step.name}: ${secondsOf(started)} s${tests && ` (${tests})`}`)
  for (const line of skippedParts(output)) console.log(line)
}

/** Runs the steps of a queue, which workers may share, until it is empty. */
const work = async (queue, options) => {
  for (let step = queue.shift(); step; step = queue.shift()) await runStep(step, options)
}

checkNode()
const asked = readArguments()
const chosen = choose(asked)
const { note, release } = await lock()
if (!isInstalled()) await install(note)
release()
const env = chosen.some((step) => step.browser) ? await ensureChromium() : {}
const options = { env, buffer: chosen.length > 1 }

console.log(`tropa: running ${chosen.map((step) => step.name).join(', ')}`)
const timer = setInterval(() => {
  const busy = [...running].map(([name, started]) => `${name} (${secondsOf(started)} s)`)
  console.log(`tropa: at work on ${busy.join(' and ')}`)
}, 30_000)

const together = chosen.filter((step) => !step.alone)
await Promise.all(Array.from({ length: workers }, () => work(together, options)))
await work(
  chosen.filter((step) => step.alone),
  options,
)
clearInterval(timer)
finish(0)
