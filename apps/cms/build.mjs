// Bundles the server: node build.mjs. For `npm run dev`, `node build.mjs --watch` bundles it again after each
// change, into a folder of its own, and restarts it.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { build, context } from 'esbuild'

const isWatching = process.argv.includes('--watch')
const outdir = isWatching ? '.cache' : 'dist'

await rm(outdir, { recursive: true, force: true })
await cp('src/start/seed/portraits', `${outdir}/portraits`, { recursive: true })
await cp('src/start/seed/sample', `${outdir}/sample`, { recursive: true })

/** The commit that is built, followed by `-dirty` if files have changed. An image is built without `.git`. */
const readCommit = () => {
  try {
    const describe = ['describe', '--always', '--dirty', '--exclude=*']
    const stdio = ['ignore', 'pipe', 'ignore']
    return process.env.COMMIT || execFileSync('git', describe, { encoding: 'utf8', stdio }).trim()
  } catch {
    return 'unknown'
  }
}

/** @type {import('esbuild').BuildOptions} */
const options = {
  entryPoints: [
    'src/main.ts',
    'src/demo.ts',
    'src/commands/reset-password.ts',
    'src/commands/backup.ts',
    'src/commands/restore.ts',
  ],
  outdir,
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  splitting: true,
  define: { BUILD: JSON.stringify({ commit: readCommit(), builtAt: new Date().toISOString() }) },
  external: [
    // Native modules.
    'libsql',
    'sharp',
    // Finds its own files, and is loaded only when the panel is opened.
    'next',
    // Start workers from their own files.
    'pino',
    'pino-pretty',
    // Tracing tools patch the files of the driver when they are preloaded.
    'mongodb',
    'bson',
    // Only Payload's commands for developers use it.
    'json-schema-to-typescript',
  ],
  // CommonJS packages load Node's own modules with `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'info',
}

/**
 * Responses and log levels depend on the names of Payload's error classes. esbuild's `keepNames` would keep the names of
 * all functions, and made a call a tenth slower.
 */
const requireErrorNames = async () => {
  const files = (await readdir(outdir)).filter((name) => name.endsWith('.js'))
  for (const file of files) {
    const code = await readFile(`${outdir}/${file}`, 'utf8')
    const renamed = /(\w+\d = class |class _\w+ )extends APIError/.exec(code)
    if (renamed)
      throw new Error(
        `esbuild has renamed a class of errors: ${renamed[0]}. Responses depend on its name.`,
      )
  }
}

/** Leaves packages where they are: bundling ours alone is a tenth of the work after each change. */
const bundleOursOnly = ({ onResolve }) => {
  onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
    kind === 'entry-point' || path.startsWith('@tropa/') ? undefined : { path, external: true },
  )
}

/** Starts the server with each new bundle, once the one before has given back the ports and the database. */
const restartAfterBuild = ({ onEnd }) => {
  const port = Number(process.env.PORT || 3000)
  let server
  process.once('SIGTERM', () => {
    server?.kill()
    process.exit()
  })
  onEnd(async ({ errors }) => {
    if (errors.length > 0) return
    // Asked to stop, it would wait for open requests; what it has confirmed survives a kill.
    if (server?.kill('SIGKILL')) await once(server, 'exit')
    server = spawn(
      process.execPath,
      ['--enable-source-maps', `${import.meta.dirname}/.cache/main.js`],
      {
        cwd: `${import.meta.dirname}/../..`,
        stdio: 'inherit',
        env: {
          PUBLIC_URL: `http://localhost:${port}`,
          ...process.env,
          NODE_ENV: 'development',
          // Vite takes the port of the pages, and forwards to this one what is not a source of theirs.
          PORT: `${port + 1}`,
          DISABLE_PAYLOAD_HMR: 'true',
        },
      },
    )
  })
}

if (isWatching) {
  const watched = await context({
    ...options,
    entryPoints: ['src/main.ts'],
    plugins: [
      { name: 'ours', setup: bundleOursOnly },
      { name: 'restart', setup: restartAfterBuild },
    ],
  })
  await watched.watch()
} else {
  await build(options)
  await requireErrorNames()
}
