import { mkdtemp, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const folder = await mkdtemp('.portraits-')
const outfile = `${folder}/draw-portraits.mjs`
try {
  await build({
    entryPoints: ['src/start/seed/draw-portraits.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  const { drawPortraits } = await import(pathToFileURL(outfile).href)
  await drawPortraits(new URL('src/start/seed/portraits/', import.meta.url))
} finally {
  await rm(folder, { recursive: true })
}
