// Builds the product, installs the packages of bench/ and measures: `npm run bench`, `npm run bench -- --short`.
import path from 'node:path'
import { npm, root, run } from './lib/run.mjs'

const must = async (work) => {
  const { code } = await work
  if (code !== 0) process.exit(code)
}

const [script = 'run', ...args] = process.argv.slice(2)
await must(run(process.execPath, ['scripts/prepare.mjs']))
const folder = path.join(root, 'bench')
await must(npm(['install', '--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund']))
const { code } = await run(process.execPath, [path.join(folder, `${script}.mjs`), ...args])
process.exit(code)
