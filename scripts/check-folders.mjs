// Finds source folders with too many files, entries or levels.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/run.mjs'

const maxFiles = 20
const maxEntries = 12
const maxLevels = 6

const ignoredFolders = new Set([
  'node_modules',
  'dist',
  '.next',
  '.turbo',
  'public',
  'test-results',
])

/** Folders whose files are made by a program, one for each change or person. */
const generatedFolders = new Set(['migrations', 'portraits'])

/** Tests and stories stand beside the file they belong to and are not counted. */
const isCompanion = (name) => /\.(?:test|spec|stories)\.\w+$|-stories\.\w+$/.test(name)

const entriesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !ignoredFolders.has(name))

const subfolders = (folder) =>
  entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))

const crowdedFolders = (folder) => {
  const files = entriesOf(folder).filter((entry) => entry.isFile() && !isCompanion(entry.name))
  const isCrowded = files.length > maxFiles && !generatedFolders.has(path.basename(folder))
  return [
    ...(isCrowded ? [`${folder} has ${files.length} files; ${maxFiles} are allowed`] : []),
    ...subfolders(folder).flatMap(crowdedFolders),
  ]
}

const deepFolders = (folder, level = 1) =>
  level > maxLevels
    ? [`${folder} is on level ${level}; ${maxLevels} are allowed`]
    : subfolders(folder).flatMap((each) => deepFolders(each, level + 1))

const wideFolder = (folder) => {
  const { length } = entriesOf(folder).filter(({ name }) => !isCompanion(name))
  return length > maxEntries ? [`${folder} has ${length} entries; ${maxEntries} are allowed`] : []
}

const applications = subfolders(path.join(root, 'apps')).map((app) => path.join(app, 'src'))

const sourceFolders = [
  ...['packages', 'apps']
    .flatMap((name) => subfolders(path.join(root, name)))
    .map((workspace) => path.join(workspace, 'src')),
  ...['.storybook', 'bench', 'e2e', 'faults', 'scripts'].map((name) => path.join(root, name)),
]

const problems = [
  ...sourceFolders.filter(existsSync).flatMap(crowdedFolders),
  ...applications.flatMap((source) => [...wideFolder(source), ...deepFolders(source)]),
].map((problem) => problem.replace(root, ''))

if (problems.length > 0) {
  console.error(`Split these folders by what belongs together:\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
