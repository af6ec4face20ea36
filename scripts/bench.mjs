// Builds the product, installs the packages of bench/ and measures: `npm run bench`, `npm run bench -- --short`.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { npm, root, run } from './lib/run.mjs'

const isInstalled = (folder) => {
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const versions = (file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
      .filter(([name, { optional }]) => name && !optional)
      .map(([name, { version }]) => `${name}@${version}`)
  const present = new Set(versions(installed))
  return versions(path.join(folder, 'package-lock.json')).every((name) => present.has(name))
}

const must = async (work) => {
  const { code } = await work
  if (code !== 0) process.exit(code)
}

const [script = 'run', ...args] = process.argv.slice(2)
const { values } = parseArgs({ args, strict: false, options: { beside: { type: 'string' } } })
const beside = typeof values.beside === 'string' ? [values.beside] : []
await must(run(process.execPath, ['scripts/prepare.mjs']))
for (const checkout of [root, ...beside]) {
  const folder = path.resolve(checkout, 'bench')
  if (isInstalled(folder)) continue
  await must(npm(['ci', '--prefix', folder, '--no-audit', '--no-fund']))
}
const { code } = await run(process.execPath, [path.join(root, `bench/${script}.mjs`), ...args])
process.exit(code)
