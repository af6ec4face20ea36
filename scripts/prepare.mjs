// Brings a clone to the point where the server can be started: packages installed, everything built.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprintOfOutputs, fingerprintOfSources } from './lib/fingerprint.mjs'
import { checkNode, install, isInstalled } from './lib/install.mjs'
import { lock } from './lib/lock.mjs'
import { root, withProgress } from './lib/run.mjs'
import { turbo } from './lib/turbo.mjs'

const record = path.join(root, '.cache/prepared')

const isPrepared = () => {
  try {
    return readFileSync(record, 'utf8') === fingerprintOfSources() + fingerprintOfOutputs()
  } catch {
    return false
  }
}

const prepare = async (note) => {
  rmSync(record, { force: true })
  if (!isInstalled()) await install(note)
  const sources = fingerprintOfSources()
  const { code } = await withProgress('building', () =>
    turbo(['build', 'storybook:build'], { onStart: note }),
  )
  if (code !== 0) {
    console.error('tropa: the build failed; its reason stands above.')
    process.exit(1)
  }
  writeFileSync(`${record}.new`, sources + fingerprintOfOutputs())
  renameSync(`${record}.new`, record)
}

checkNode()
if (!isPrepared()) {
  const { note, release } = await lock()
  if (!isPrepared()) await prepare(note)
  release()
}
