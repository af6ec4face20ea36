// Builds the package as another team installs it: `npm run package -w @tropa/ui`.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { changelogOf, commitsOf } from './changelog.mjs'
import { compile } from './compile.mjs'
import { manifestOf } from './manifest.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))
const sources = path.join(folder, 'src')
const out = path.join(folder, 'dist')

const isInternal = (file) =>
  /^(?:docs|conformance)[\\/]|\.(?:stories|test|conformance|examples)\.|vite-env/.test(file) ||
  /(?:^|[\\/])sample-/.test(file)

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !isInternal(file),
)
const copy = (from, to) => cpSync(path.join(folder, from), path.join(out, to), { recursive: true })
const write = (name, text) => writeFileSync(path.join(out, name), text)

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const scripts = files.filter((file) => /\.tsx?$/.test(file)).map((file) => path.join(sources, file))
compile(scripts, sources, out)
for (const file of files.filter((name) => name.endsWith('.css'))) copy(path.join('src', file), file)
for (const name of ['tokens', 'figma', 'README.md']) copy(name, name)
copy('../../LICENSE', 'LICENSE')
write('CHANGELOG.md', changelogOf(commitsOf(folder)))
const manifest = manifestOf(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
