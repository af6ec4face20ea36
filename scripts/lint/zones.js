import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Which workspaces, or which folders inside them, each workspace and each folder of tools may import.
 */
const workspaceImports = {
  'packages/contract': [],
  'packages/ui': [],
  'packages/harness': [],
  'apps/web': ['packages/contract', 'packages/ui'],
  'apps/cms': ['packages/contract', 'apps/web/dist'],
  '.storybook': ['packages/contract', 'packages/ui', 'packages/harness', 'apps/web'],
  bench: ['packages/harness'],
  e2e: ['packages/contract', 'packages/harness'],
  faults: ['packages/harness'],
  scripts: ['packages/harness'],
}

/** Workspaces whose `src` follows its line above, while their test configuration may use the harness. */
const testedWithHarness = ['packages/ui']

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
    // Who cannot come to a meeting or deliver a to-do says so where it is shown.
    ['features/excuse'],
    ['features/*', 'shell'],
    // The home screens show a summary of other features.
    ['features/member-home'],
    ['app'],
    ['testing'],
  ],
  'apps/cms': [
    ['env.ts'],
    ['database'],
    [
      'payload/panel-routes.ts',
      'payload/panel-sentences.ts',
      'payload/payload-types.ts',
      'payload/running-config.ts',
      'payload/secret.ts',
      'payload/slugs.ts',
      'payload/version.ts',
    ],
    ['payload/access'],
    ['payload/hooks'],
    ['payload/outbox'],
    ['payload/discord', 'payload/email', 'payload/fields', 'payload/globals'],
    ['payload/jobs'],
    ['payload/components', 'payload/plugins'],
    ['cache'],
    ['rpc'],
    ['features/*'],
    // Who is expected is read from the members; whom a record is about may be told by mail.
    ['features/record', 'features/subject'],
    // Reminders are mails to members; a to-do is deleted with its roll call.
    ['features/todo'],
    // Who is expected somewhere can send an excuse, and has a standing.
    ['features/meeting', 'features/excuse'],
    ['features/standing'],
    ['features/roll-call'],
    // The search reads what the other features have.
    ['features/search'],
    ['start/seed'],
    ['start/config.ts'],
    ['start/cli.ts', 'start/start.ts', 'app'],
    ['server/accepted-encoding.ts'],
    [
      'server/cached-response.ts',
      'server/connections.ts',
      'server/logger.ts',
      'server/origin-form.ts',
      'server/send-error.ts',
      'server/web-streams.ts',
    ],
    ['server/middleware'],
    ['server/api'],
    ['server/panel', 'server/site'],
    ['server/app.ts'],
    ['commands'],
    ['main.ts', 'testing'],
  ],
}

const entries = (folder) => readdirSync(folder, { withFileTypes: true })

const folders = (folder) =>
  entries(folder)
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)

const tools = ['.storybook', 'bench', 'e2e', 'faults', 'scripts']

const workspaces = (root) => [
  ...folders(path.join(root, 'packages')).map((name) => `packages/${name}`),
  ...folders(path.join(root, 'apps')).map((name) => `apps/${name}`),
  ...tools.filter((name) => existsSync(path.join(root, name))),
]

const targetFolder = (target, from) =>
  from === 'packages/harness' && testedWithHarness.includes(target) ? `${target}/src` : target

/** The zones between workspaces; they apply to tests too. */
export const workspaceZones = (root) => {
  const all = workspaces(root)
  return all.flatMap((target) => {
    const allowed = workspaceImports[target]
    if (!allowed) throw new Error(`scripts/lint/zones.js: say what ${target} may import`)
    return all
      .filter((from) => from !== target && !allowed.includes(from))
      .map((from) => ({
        target: `./${targetFolder(target, from)}`,
        from: `./${from}`,
        except: allowed
          .filter((folder) => folder.startsWith(`${from}/`))
          .map((folder) => `./${folder.slice(from.length + 1)}`),
        message: `${target} may import ${allowed.join(' and ') || 'none of our workspaces'}.`,
      }))
  })
}

/** Replaces `features/*` by all features that no other line names. */
const expand = (source, levels) => {
  const named = new Set(levels.flat())
  const features = folders(path.join(source, 'features'))
    .map((name) => `features/${name}`)
    .filter((room) => !named.has(room))
  return levels.map((level) => level.flatMap((room) => (room === 'features/*' ? features : [room])))
}

/** Fails when an entry of `src`, or of a folder whose entries are listed one by one, is not listed. */
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

/** Every zone of `import-x/no-restricted-paths`, made from the tables above and the folders. */
export const zones = (root) => [
  ...workspaceZones(root),
  ...Object.keys(rooms).flatMap((app) => roomZones(root, app)),
]
