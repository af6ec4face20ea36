import { cp, rm } from 'node:fs/promises'
import { build } from 'esbuild'

await rm('dist', { recursive: true, force: true })
await cp('src/start/seed/portraits', 'dist/portraits', { recursive: true })

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
  // Payload and we recognise errors by the names of their classes.
  keepNames: true,
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
})
