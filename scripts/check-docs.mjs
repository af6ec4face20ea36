// Finds dead links between documents, and numbers of decisions without a page.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/run.mjs'

const textFiles = execFileSync('git', ['grep', '-Il', ''], { cwd: root, encoding: 'utf8' })
  .trimEnd()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)))

const decisions = readdirSync(path.join(root, 'docs/decisions')).filter((name) => /^\d/.test(name))
const numbers = new Set(decisions.map((name) => name.slice(0, 4)))

const read = (file) => readFileSync(path.join(root, file), 'utf8')

/** Links to files, such as `[decision 0001](decisions/0001-….md#context)`, without their anchors. */
const deadLinks = (file) =>
  [...read(file).matchAll(/\]\((?!\w+:|#|\?)([^)#\s]+)/g)]
    .map(([, target]) => target)
    .filter((target) => !existsSync(path.join(root, path.dirname(file), target)))
    .map((target) => `${file} links to ${target}, which does not exist`)

const missingDecisions = (file) =>
  [...read(file).matchAll(/\bdecisions? (\d{4})\b/gi)]
    .filter(([, number]) => !numbers.has(number))
    .map(([, number]) => `${file} names decision ${number}, which does not exist`)

const index = read('docs/decisions/README.md')

const problems = [
  ...textFiles.filter((file) => file.endsWith('.md')).flatMap(deadLinks),
  ...textFiles.flatMap(missingDecisions),
  ...decisions
    .filter((name) => !index.includes(`](${name})`))
    .map((name) => `docs/decisions/README.md does not list ${name}`),
]

if (problems.length > 0) {
  console.error(`Correct these documents:\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
