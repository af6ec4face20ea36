import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageFolder = fileURLToPath(new URL('../', import.meta.url))

/** The packages of this repository. */
export const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url))

/** What an app brings along; linked from here, so that installing is quick. */
const peers = ['react', 'react-dom', 'tailwindcss', '@types/react', '@types/react-dom']

export const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Builds and packs the package as its README says, and installs it in a new Vite app. */
export const installPackage = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tropa-ui-'))
  run(join(packageFolder, '../..'), 'npm', 'run', '--silent', 'package', '-w', '@tropa/ui')
  const dist = join(packageFolder, 'dist')
  const archive = readdirSync(dist).find((name) => /^tropa-ui-.*\.tgz$/.test(name))
  if (!archive) throw new Error('npm packed nothing')

  const app = join(folder, 'app')
  cpSync(join(packageFolder, 'tests/app'), app, { recursive: true })
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }')
  const options = ['--legacy-peer-deps', '--prefer-offline', '--ignore-scripts', '--loglevel=error']
  run(app, 'npm', 'install', join(dist, archive), '--no-audit', '--no-fund', ...options)
  mkdirSync(join(app, 'node_modules/@types'), { recursive: true })
  for (const peer of peers) symlinkSync(join(modules, peer), join(app, 'node_modules', peer))

  const installed = join(app, 'node_modules/@tropa/ui')
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
  return { folder, app, installed, files }
}

/** The names of all entries of an installed package: those it lists, and its components. */
export const entriesOf = (installed: string) => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>
  }
  const listed = Object.keys(exports).filter((name) => /^\.\/[\w-]+$/.test(name))
  const components = readdirSync(installed, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => readdirSync(join(installed, name)).includes(`${name}.js`))
    .map(({ name }) => `./${name}`)
  return [...new Set([...listed, ...components])].map((name) => name.slice(2))
}
