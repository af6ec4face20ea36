import { cp, rm } from 'node:fs/promises'
import { build } from 'esbuild'

await rm('dist', { recursive: true, force: true })
await cp('src/seed/portraits', 'dist/portraits', { recursive: true })

await build({
  entryPoints: [
    'src/main.ts',
    'src/commands/reset-password.ts',
    'src/commands/backup.ts',
    'src/commands/restore.ts',
  ],
  outdir: 'dist',
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  splitting: true,
  // Payload's log levels and answers, and ours, tell errors by the names of their classes.
  keepNames: true,
  external: [
    // Native.
    'libsql',
    'sharp',
    // Finds its own files, and is loaded when somebody opens the panel.
    'next',
    // Start workers from files of their own.
    'pino',
    'pino-pretty',
    // The driver, whose files a preload may patch, and its types.
    'mongodb',
    'bson',
    // For developers' commands alone.
    'json-schema-to-typescript',
  ],
  // CommonJS packages ask for Node's own modules with `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'info',
})
