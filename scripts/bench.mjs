// Builds the product, installs the packages of bench/ and measures: `npm run bench`, `npm run bench -- --short`.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { npm, root, run } from './lib/run.mjs'

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
  await must(npm(['install', '--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund']))
}
const { code } = await run(process.execPath, [path.join(root, `bench/${script}.mjs`), ...args])
process.exit(code)
