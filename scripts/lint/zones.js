import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Which of our workspaces, or which folders inside them, each workspace may import. */
const workspaceImports = {
  'packages/contract': [],
  'packages/ui': [],
  'apps/web': ['packages/contract', 'packages/ui'],
  'apps/cms': ['packages/contract', 'apps/web/dist'],
  e2e: [],
  faults: [],
}

/**
 * The rooms of each application's `src`, from the lowest to the highest. A room may import itself and
 * the rooms on the lines before its own. `features/*` stands for each feature, which may not import
 * another one.
 */
const rooms = {
  'apps/web': [
    ['env.d.ts', 'paths.ts', 'styles.css', 'format'],
    ['api'],
    ['session'],
    ['hooks'],
    ['components'],
    ['features/*', 'shell'],
    // The home screens sum up what other features hold.
    ['features/member-home'],
    ['app'],
    ['testing'],
  ],
  'apps/cms': [
    ['env.ts'],
    ['database'],
    [
      'payload/payload-types.ts',
      'payload/running-config.ts',
      'payload/secret.ts',
      'payload/slugs.ts',
      'payload/version.ts',
    ],
    ['payload/access'],
    ['payload/hooks'],
    ['payload/email', 'payload/fields', 'payload/globals'],
    ['payload/components', 'payload/plugins'],
    ['cache'],
    ['rpc'],
    ['features/*'],
    ['seed'],
    ['payload/config.ts'],
    ['payload/cli.ts', 'payload/start.ts', 'app'],
    ['server'],
    ['commands'],
    ['main.ts', 'testing'],
  ],
}

const entries = (folder) => readdirSync(folder, { withFileTypes: true })

const folders = (folder) =>
  entries(folder)
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)

const workspaces = (root) => [
  ...folders(path.join(root, 'packages')).map((name) => `packages/${name}`),
  ...folders(path.join(root, 'apps')).map((name) => `apps/${name}`),
  'e2e',
  'faults',
]

/** The zones between workspaces: they hold in tests too. */
export const workspaceZones = (root) => {
  const all = workspaces(root)
  return all.flatMap((target) => {
    const allowed = workspaceImports[target]
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

/** Replaces `features/*` by the features that no other line names. */
const expand = (source, levels) => {
  const named = new Set(levels.flat())
  const features = folders(path.join(source, 'features'))
    .map((name) => `features/${name}`)
    .filter((room) => !named.has(room))
  return levels.map((level) => level.flatMap((room) => (room === 'features/*' ? features : [room])))
}

/** Fails where something in `src`, or in a folder that is listed by its contents, has no line above. */
const assertComplete = (source, listed) => {
  const isListed = (name) => listed.some((room) => room === name || room.startsWith(`${name}/`))
  const isRoom = (name) => listed.includes(name)
  const check = (folder) => {
    for (const { name } of entries(path.join(source, folder))) {
      const room = path.posix.join(folder, name)
      if (/\.test\.tsx?$/.test(name) || isRoom(room)) continue
      if (!isListed(room)) throw new Error(`scripts/lint/zones.js: say what ${room} may import`)
      check(room)
    }
  }
  check('')
}

const roomZones = (root, app) => {
  const source = path.join(root, app, 'src')
  if (!existsSync(source)) return []
  const levels = expand(source, rooms[app])
  assertComplete(source, levels.flat())
  return levels.flatMap((level, index) => {
    const lower = levels.slice(0, index).flat()
    return level.map((room) => ({
      target: `./${app}/src/${room}`,
      from: `./${app}/src`,
      except: [...lower, room].map((each) => `./${each}`),
      message: `${room} may import the rooms below it only (scripts/lint/zones.js).`,
    }))
  })
}

/** Every zone of `import-x/no-restricted-paths`, made from the table above and the folders. */
export const zones = (root) => [
  ...workspaceZones(root),
  ...Object.keys(rooms).flatMap((app) => roomZones(root, app)),
]
