// npm drops optional dependencies from the lockfile when the registry lacks them; `npm ci` would then
// leave a Mac or a Windows machine without its native binaries.
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url)))

const systems = /darwin|macos|linux|win32|windows/
const processors = /x64|arm64|(?:darwin|linux|windows)-64/
const otherPlatform = /android|freebsd|netbsd|openbsd|sunos|aix|wasm|openharmony|webcontainers/
const otherProcessor = /-(?:arm|armv7|ia32|ppc64|riscv64|s390x|loong64|mips64el|universal)\b/

const isNeeded = (name) => {
  if (otherPlatform.test(name) || otherProcessor.test(name)) return false
  return !systems.test(name) || processors.test(name)
}

const resolve = (from, name) => {
  const folders = from.split(/(?:^|\/)node_modules\//)
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const base = folders.slice(0, depth).join('/node_modules/').replace(/^\//, '')
    const found = packages[base ? `${base}/node_modules/${name}` : `node_modules/${name}`]
    if (found) return found
  }
  return undefined
}

const problems = []
for (const [path, entry] of Object.entries(packages)) {
  if (entry.resolved && !entry.link) problems.push(`${path} names a registry: ${entry.resolved}`)
  for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!isNeeded(name)) continue
    const found = resolve(path, name)
    if (!found) problems.push(`${path} lacks ${name}@${wanted}`)
    else if (/^\d/.test(wanted) && found.version !== wanted) {
      problems.push(`${path} wants ${name}@${wanted} and would get ${found.version}`)
    }
  }
}

if (problems.length > 0) {
  console.error(`package-lock.json does not serve every machine:\n  ${problems.join('\n  ')}`)
  console.error('Choose versions whose binaries are all on the registry, and keep .npmrc as it is.')
  process.exit(1)
}
console.log(`package-lock.json: ${Object.keys(packages).length} packages, whole on every platform`)
