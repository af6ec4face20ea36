import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.mjs'

const file = path.join(root, '.cache/prepare.lock')
const heartbeat = 1000

/** After so many milliseconds without a heartbeat the owner counts as dead. */
const silence = 10_000

const commandOf = (pid) => {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

const read = () => {
  try {
    return { ...JSON.parse(readFileSync(file, 'utf8')), beat: statSync(file).mtimeMs }
  } catch {
    return undefined
  }
}

const isAlive = ({ pid, beat }) => Date.now() - beat < silence && commandOf(pid) !== ''

/** A killed process may leave npm or turbo running; two of them at once would break the files. */
const hasOrphan = ({ child }) => Boolean(child) && /\b(?:npm|turbo)\b/.test(commandOf(child))

const acquire = () => {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid }), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/**
 * Lets one process at a time install and build. Returns `{ note, release }`; `note` records the child
 * process that is running, for the case that this one is killed.
 */
export const lock = async () => {
  mkdirSync(path.dirname(file), { recursive: true })
  let waited = false
  while (!acquire()) {
    const owner = read()
    if (owner && (isAlive(owner) || hasOrphan(owner))) {
      if (!waited) console.log(`tropa: waiting for another start (process ${owner.pid})`)
      waited = true
      await sleep(500)
    } else {
      rmSync(file, { force: true })
    }
  }
  const timer = setInterval(() => {
    const now = new Date()
    utimesSync(file, now, now)
  }, heartbeat)
  timer.unref()
  return {
    note: (child) => writeFileSync(file, JSON.stringify({ pid: process.pid, child })),
    release: () => {
      clearInterval(timer)
      rmSync(file, { force: true })
    },
  }
}
