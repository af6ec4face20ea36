/** Which workspaces each workspace and each folder of tools may import, besides itself. */
const workspaceImports = {
  'packages/contract': [],
  'packages/ui/src': ['packages/ui'],
  // Its test configuration may use the harness.
  'packages/ui': ['packages/harness'],
  'packages/harness': [],
  'apps/web': ['packages/contract', 'packages/ui'],
  // It also uses apps/web/dist, the built server entry, but built files are not checked here.
  'apps/cms': ['packages/contract', 'packages/ui', 'packages/harness'],
  '.storybook': ['packages/contract', 'packages/ui', 'packages/harness', 'apps/web'],
  bench: ['packages/harness'],
  e2e: ['packages/contract', 'packages/harness'],
  faults: ['packages/harness', 'packages/contract/src/testing/todo.json'],
  scripts: ['packages/harness'],
}

/**
 * The rooms of the contract's and each application's `src`, from the lowest to the highest. A room may import itself and
 * the rooms on the lines before its own. `*` stands for each folder that no line names, which may not import another
 * one.
 */
const rooms = {
  'packages/contract': [
    // The team's own names for things, in texts and rules of every feature.
    ['base/plural.ts', 'settings/accents.ts', 'settings/teams.ts', 'settings/week.ts'],
    ['team/assignee.ts'],
    ['settings/choices.ts', 'settings/currency.ts'],
    ['pages.ts', 'base'],
    ['errors.ts', 'too-many-attempts.ts'],
    ['procedure-builders.ts'],
    ['*'],
    ['record', 'schedule', 'search', 'settings', 'team', 'trash'],
    ['excuse', 'member', 'todo'],
    ['meeting', 'roll-call', 'standing', 'year'],
    ['notification'],
    ['contract.ts', 'list-procedures.ts'],
    ['site-renderer.ts'],
    ['testing'],
  ],
  'apps/web': [
    ['env.d.ts', 'styles.css', 'format'],
    ['api'],
    ['session'],
    ['hooks'],
    ['components'],
    // Who cannot come to a meeting or deliver a to-do says so where it is shown.
    ['features/excuse'],
    ['features/*', 'shell'],
    // The day of a meeting collides with what the day of a to-do does. Somebody who has never acknowledged the rules
    // does so where they are asked to read them.
    // The home of visitors says which exam is next.
    ['features/attention', 'features/home', 'features/meeting'],
    // The home screens show a summary of other features.
    ['features/dashboard'],
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
      'payload/version.ts',
    ],
    ['payload/access', 'payload/parts/changed-parts.ts'],
    ['payload/parts/merge.ts'],
    ['payload/hooks'],
    ['payload/deliveries.ts'],
    ['payload/globals'],
    ['payload/jobs'],
    ['payload/discord', 'payload/fields'],
    ['payload/parts/form-values.ts', 'payload/parts/versions.ts'],
    ['payload/parts/left-parts.ts'],
    // The sender's name is the site's.
    ['payload/email'],
    ['payload/components', 'payload/plugins'],
    ['cache'],
    ['rpc'],
    // What counts is what happened since the year began.
    ['features/year/started-at.ts'],
    // Before a member changes, it is settled who is expected at what has begun.
    ['features/todo/active.ts', 'features/roll-call/subject.ts'],
    ['features/roll-call/expected.ts'],
    // Members have fields of it.
    ['features/notification/collections.ts'],
    ['features/*'],
    // Admins who can sign in handle inquiries. The member of a record may be told by mail.
    // What happened to a to-do or a meeting is stored for the members who are to be told.
    ['features/inquiry', 'features/record', 'features/notification/news.ts'],
    // Reminders are mails to members; a to-do is deleted with its roll call.
    ['features/todo'],
    // It makes the mails of the features before it from what is true when they are sent.
    ['features/notification'],
    // Members who are expected somewhere can send an excuse, and have a standing.
    ['features/meeting', 'features/excuse'],
    ['features/standing'],
    ['features/roll-call'],
    // They read what the other features have.
    ['features/search', 'features/year'],
    ['start/seed'],
    // An archive that was made or failed is in the audit trail; the home of admins says so.
    ['backup'],
    // Whether the site still shows the first content needs the admins.
    ['features/attention'],
    // When to delete what, for all features.
    ['retention'],
    ['start/config.ts'],
    ['start/cli.ts', 'start/start-payload.ts', 'app'],
    [
      'server/cached-response.ts',
      'server/connections.ts',
      'server/logger.ts',
      'server/plain-address.ts',
      'server/send-error.ts',
      'server/web-streams.ts',
    ],
    ['server/areas.ts'],
    ['server/middleware'],
    ['server/api'],
    ['server/panel', 'server/site'],
    ['server/app.ts'],
    ['commands'],
    ['serve.ts'],
    // It writes the past as rows, and what is open today with the procedures of the router.
    ['demo'],
    ['main.ts', 'demo.ts', 'testing'],
  ],
}

const error = (name, from, to) => ({ name, severity: 'error', from, to })

/** Matches paths in one of some folders, or equal to one of some files. */
const within = (paths) => `^(?:${paths.join('|').replaceAll('.', '[.]')})(?:/|$)`

/** A test or a story starts from a whole screen or server, and so meets several features at once. */
const testFiles = '[.](?:test|stories)[.]tsx?$|-stories[.]ts$|/(?:test|testing)/'

/** Unlisted files may not import anything: list them. */
const unlisted = (folder, listed) =>
  error(
    `say in scripts/lint/imports.config.mjs what this may import`,
    { path: within([folder]), pathNot: [within(listed), testFiles] },
    {},
  )

const workspaces = within(['packages', 'apps', '.storybook', 'bench', 'e2e', 'faults', 'scripts'])

const workspaceRules = Object.entries(workspaceImports).map(([workspace, allowed]) =>
  error(
    `${workspace} may import ${allowed.join(' and ') || 'none of our workspaces'}`,
    { path: within([workspace]) },
    { path: workspaces, pathNot: within([workspace, ...allowed]) },
  ),
)

const roomRules = Object.entries(rooms).flatMap(([app, levels]) => {
  const source = `${app}/src`
  const named = levels.flat().filter((room) => !room.endsWith('*'))
  const inSource = (room) => {
    if (!room.endsWith('*')) return `${source}/${room}`
    const folder = room.slice(0, -1)
    const inFolder = named.filter((name) => name.startsWith(folder))
    const others = inFolder.map((name) => `${name.slice(folder.length)}/`)
    return `${source}/${folder}(?!${others.join('|')})([\\w-]+)`
  }
  const ofRooms = levels.flatMap((level, index) =>
    level.map((room) => {
      const own = `${source}/${room.replace('*', '$1')}`
      const lower = levels.slice(0, index).flat().map(inSource)
      return error(
        `${app}: ${room} may import the rooms below it only`,
        { path: within([inSource(room)]), pathNot: testFiles },
        { path: within([source]), pathNot: within([...lower, own]) },
      )
    }),
  )
  return [unlisted(source, levels.flat().map(inSource)), ...ofRooms]
})

/**
 * Finds circular imports, those of types included, and imports that the tables above do not allow.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const config = {
  forbidden: [
    error('no-circular', {}, { circular: true }),
    unlisted('packages|apps', Object.keys(workspaceImports)),
    ...workspaceRules,
    error(
      'apps/cms may draw with packages/ui in the panel only, but for the mark of its icons',
      { path: within(['apps/cms']), pathNot: '/panel/' },
      {
        path: within(['packages/ui']),
        pathNot: within([
          'packages/ui/src/square-mark/drawing.ts',
          'packages/ui/src/square-mark/mark.ts',
        ]),
      },
    ),
    error(
      'apps/cms may use packages/harness in tests only',
      { path: within(['apps/cms']), pathNot: testFiles },
      { path: within(['packages/harness']) },
    ),
    error(
      'an engine’s own files may be imported by apps/cms/src/database and the commands only',
      {
        path: within(['apps/cms/src']),
        pathNot: `^apps/cms/src/(?:database|commands)/|${testFiles}`,
      },
      { path: within(['apps/cms/src/database/mongodb', 'apps/cms/src/database/sqlite']) },
    ),
    ...roomRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.next|storybook-static)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}

export default config
