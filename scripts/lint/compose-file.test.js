import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'

const composeFile = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8')

it('lets Docker replace variables of the environment only in compose.yaml', () => {
  // Names in lower case are those of a script, whose dollar sign is written twice.
  assert.deepEqual(composeFile.match(/(?<!\$)\$\{(?![A-Z_]+[:}]).*?\}/g) ?? [], [])
  assert.match(composeFile, /\$\$\{n\}/)
})

it('keeps the key of a calendar link out of the log of the proxy', () => {
  const caddyfile = readFileSync(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8')
  assert.match(caddyfile, /request>uri query \{\s+replace key REDACTED\s+\}/)
})
