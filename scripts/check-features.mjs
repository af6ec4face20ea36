// Finds feature folders of the server and the web app whose names differ from the feature's name in the contract.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/run.mjs'

const foldersOf = (tree) =>
  readdirSync(path.join(root, tree), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The contract's, of which these are no features. */
const features = foldersOf('packages/contract/src').filter(
  (name) => !['base', 'panel', 'testing'].includes(name),
)

/** The additional folders of each tree, which the contract does not have. */
const trees = {
  'apps/cms/src/features': ['media'],
  'apps/web/src/features': ['dashboard', 'showcase'],
}

const problems = Object.entries(trees).flatMap(([tree, own]) =>
  foldersOf(tree)
    .filter((name) => !features.includes(name) && !own.includes(name))
    .map((name) => `${tree}/${name}`),
)

if (problems.length > 0) {
  console.error(
    `A feature has the name of its folder in packages/contract/src; none is called:\n  ${problems.join('\n  ')}`,
  )
  process.exit(1)
}
