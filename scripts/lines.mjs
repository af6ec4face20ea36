// Counts the lines of code by workspace and kind: `node scripts/lines.mjs`, or `--at COMMIT`.
//
// What counts: every line, blank ones and comments too (as `wc -l` does), of every ts, tsx, mjs, js, css and mdx
// file that git tracks. A file has the first of these kinds that fits:
//
//   tests       *.test.*, *.spec.*, and everything in e2e
//   stories     *.stories.*, *-stories.*
//   support     folders called testing, and packages/harness: what tests and stories start from
//   tools       faults, bench, scripts and .storybook at the root
//   config      what is in no `src`, such as *.config.*, build.mjs and .size-limit.js, and *.d.ts
//   migrations  made by Payload for each change of the database, completed by hand
//   generated   importMap.js, made by Payload
//   production  all the rest, style sheets and apps/web/scripts (the server of `npm run dev`) included
//
// Sessions before this file counted migrations and generated files as production. At commit 64ae4f7d they had
// 41,985 lines of production and 82,506 of code; the last two lines that this prints for it are the same numbers.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from './lib/run.mjs'

const kinds = {
  tests: /\.(?:test|spec)\.\w+$|^e2e\//,
  stories: /[.-]stories\.\w+$/,
  support: /(?:^|\/)testing\/|^packages\/harness\//,
  tools: /^(?:faults|bench|scripts|\.storybook)\//,
  config: /^(?!.*\/src\/|apps\/web\/scripts\/)|\.d\.ts$/,
  migrations: /\/migrations\//,
  generated: /\/importMap\.js$/,
  production: /./,
}

const { values } = parseArgs({ options: { at: { type: 'string' } } })
const patterns = ['ts', 'tsx', 'mjs', 'js', 'css', 'mdx'].map((extension) => `*.${extension}`)
const args = ['grep', '--count', '--text', '--null', '', ...(values.at ? [values.at] : [])]
const counts = execFileSync('git', [...args, '--', ...patterns], { cwd: root, encoding: 'utf8' })

/** The lines of each workspace by kind. */
const table = {}
const total = {}
for (const line of counts.trimEnd().split('\n')) {
  const [name, lines] = line.split('\0')
  const file = values.at ? name.slice(values.at.length + 1) : name
  const workspace = file.match(/^(?:(?:apps|packages)\/)?[^/]+(?=\/)/)?.[0] ?? '(root)'
  const kind = Object.keys(kinds).find((each) => kinds[each].test(file))
  for (const row of [(table[workspace] ??= {}), total])
    for (const column of [kind, 'all']) row[column] = (row[column] ?? 0) + Number(lines)
}

console.table({ ...table, total }, [...Object.keys(kinds), 'all'])
const withGenerated = total.production + total.migrations + total.generated
console.log(`production with migrations and generated files: ${withGenerated}`)
console.log(`all code: ${total.all}`)
