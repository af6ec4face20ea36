import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

const composeFile = read('compose.yaml')

it('lets Docker replace variables of the environment only in compose.yaml', () => {
  // Names in lower case are those of a script, whose dollar sign is written twice.
  assert.deepEqual(composeFile.match(/(?<!\$)\$\{(?![A-Z_]+[:}]).*?\}/g) ?? [], [])
  assert.match(composeFile, /\$\$\{n\}/)
})

it('keeps the key of a calendar link out of the log of the proxy', () => {
  const caddyfile = read('deploy/Caddyfile')
  assert.match(caddyfile, /request>uri query \{\s+replace key REDACTED\s+\}/)
})

it('passes every setting on to one team, but for those that would part the product from its proxy or its data', () => {
  const [, table] = read('docs/operations.md').split('## Settings')
  const settings = [...table.split('\n## ')[0].matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, names]) =>
    names.match(/[A-Z_]+/g),
  )
  const ofTeam = read('deploy/one-team/compose.yaml')
  const missing = settings.filter((name) => !ofTeam.includes(`      ${name}: `))
  assert.deepEqual(missing, ['PORT', 'HOST', 'DATABASE_URL', 'RATE_LIMIT'])
})

it('has systemd and the commands read from one file which database it is', () => {
  const unit = read('deploy/tropa.service')
  assert.match(unit, /^EnvironmentFile=\/etc\/tropa\.env$/m)
  assert.doesNotMatch(unit, /DATABASE_URL=/)
  assert.match(
    read('docs/operations.md'),
    /`\/etc\/tropa\.env`[^`]*```\s+DATABASE_URL=file:\/var\/lib\/tropa\//,
  )
})
