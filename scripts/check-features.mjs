// Finds folders of features whose name is not the one that the feature has in the contract, the server and the web app.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/run.mjs'

const features =
  'about activity-log attention audit calendar excuse home inquiry meeting member notification record roll-call rules ' +
  'search settings standing team todo year'

/** What else a tree has: no other tree knows it. */
const trees = {
  'packages/contract/src': 'base panel schedule testing trash',
  'apps/cms/src/features': 'media schedule trash',
  'apps/web/src/features': 'dashboard showcase',
}

const problems = Object.entries(trees).flatMap(([tree, own]) => {
  const names = new Set(`${features} ${own}`.split(' '))
  return readdirSync(path.join(root, tree), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !names.has(entry.name))
    .map(({ name }) => `${tree}/${name}`)
})

if (problems.length > 0) {
  console.error(
    `A feature has one name in three trees; scripts/check-features.mjs lists them:\n  ${problems.join('\n  ')}`,
  )
  process.exit(1)
}
