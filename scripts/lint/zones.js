import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Which of our workspaces, or which folders inside them, each workspace may import. */
const arrows = {
  'packages/contract': [],
  'packages/ui': [],
  'apps/web': ['packages/contract', 'packages/ui'],
  'apps/cms': ['packages/contract', 'apps/web/dist'],
  e2e: [],
  faults: [],
}

/** Folders and files that every feature of an application may use; they use no feature themselves. */
const shared = {
  'apps/web': ['lib', 'session', 'layout'],
  'apps/cms': [
    'access',
    'api',
    'database',
    'fields',
    'mail',
    'panel',
    'env.ts',
    'logger.ts',
    'payload-types.ts',
    'settings.ts',
    'slugs.ts',
    'version.ts',
  ],
}

/** Folders that compose features, as the files directly in `src` do. */
const composing = {
  'apps/web': [],
  'apps/cms': ['app', 'backup', 'http', 'migrations', 'seed', 'testing'],
}

const folders = (root, folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)

const workspaces = (root) => [
  ...folders(root, 'packages').map((name) => `packages/${name}`),
  ...folders(root, 'apps').map((name) => `apps/${name}`),
  'e2e',
  'faults',
]

/** The zones between workspaces: they hold in tests too. */
export const workspaceZones = (root) => {
  const all = workspaces(root)
  return all.flatMap((target) => {
    const allowed = arrows[target]
    if (!allowed) throw new Error(`scripts/lint/zones.js: say what ${target} may import`)
    return all
      .filter((from) => from !== target && !allowed.includes(from))
      .map((from) => ({
        target: `./${target}`,
        from: `./${from}`,
        except: allowed
          .filter((folder) => folder.startsWith(`${from}/`))
          .map((folder) => `./${folder.slice(from.length + 1)}`),
        message: `${target} may import ${allowed.join(' and ') || 'none of our workspaces'}.`,
      }))
  })
}

const featureZones = (root, app) => {
  const source = `${app}/src`
  if (!existsSync(path.join(root, source))) return []
  const common = shared[app]
  const message = `Features do not import each other: share through ${common.join(', ')}.`
  return folders(root, source)
    .filter((name) => !composing[app].includes(name))
    .map((name) => ({
      target: `./${source}/${name}`,
      from: `./${source}`,
      except: [...new Set([name, ...common])].map((entry) => `./${entry}`),
      message,
    }))
}

/**
 * Every zone of `import-x/no-restricted-paths`, read from the directory listing so that a new
 * feature is guarded the day its folder is made.
 */
export const zones = (root) => [
  ...workspaceZones(root),
  ...Object.keys(shared).flatMap((app) => featureZones(root, app)),
]
