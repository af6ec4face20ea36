// Finds source folders with too many files, entries or levels.
import path from 'node:path'
import { folderProblems } from './lint/folder-size.js'
import { root } from './lib/run.mjs'

const problems = folderProblems(path.resolve(root))
if (problems.length > 0) {
  console.error(`Split these folders by what belongs together:\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
