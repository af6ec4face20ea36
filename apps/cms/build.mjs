import { cp, rm } from 'node:fs/promises'
import { build } from 'esbuild'

await rm('dist', { recursive: true, force: true })
await cp('src/seed/portraits', 'dist/portraits', { recursive: true })

await build({
  entryPoints: ['src/main.ts', 'src/reset-password.ts', 'src/backup.ts', 'src/restore.ts'],
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  splitting: true,
  packages: 'external',
  logLevel: 'info',
  plugins: [
    {
      // Our own packages are consumed as source; everything else stays in node_modules.
      name: 'workspace-sources',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^@tropa\/contract\// }, ({ path }) => ({
          path: new URL(
            `../../packages/contract/src/${path.slice('@tropa/contract/'.length)}.ts`,
            import.meta.url,
          ).pathname,
        }))
      },
    },
  ],
})
