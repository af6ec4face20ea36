import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const sources = ['packages', 'apps', 'scripts', '.storybook']
const rootFiles = /^(?:package|package-lock|turbo|tsconfig.*)\.json$/
const skipped = new Set([
  'node_modules',
  'dist',
  '.next',
  '.turbo',
  'coverage',
  'test-results',
  'next-env.d.ts',
])
const outputs = [
  'node_modules/.package-lock.json',
  'apps/web/dist',
  'apps/cms/dist/main.js',
  'apps/cms/.next/BUILD_ID',
  'storybook-static/index.html',
]

const describe = (file) => {
  const stats = statSync(path.join(root, file), { throwIfNoEntry: false })
  return stats
    ? `${file} ${stats.isDirectory() ? '' : `${stats.size} ${stats.mtimeMs}`}`
    : `no ${file}`
}

const filesUnder = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) return []
    const file = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(file) : [file]
  })

const digest = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex')

/** Names the state of everything that goes into a build by size and time of change: no file is read. */
export const fingerprintOfSources = () => {
  const files = [
    ...readdirSync(root).filter((name) => rootFiles.test(name)),
    ...sources.flatMap(filesUnder),
  ]
  return digest([process.version, process.platform, process.arch, ...files.sort().map(describe)])
}

/** Names the state of what a build leaves behind. */
export const fingerprintOfOutputs = () => digest(outputs.map(describe))
