/* Compresses the client's scripts and styles once, as well as possible: node scripts/compress.mjs */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = new URL('../dist/client/assets/', import.meta.url)

for (const name of readdirSync(folder).filter((file) => /\.(?:js|css)$/.test(file))) {
  const text = readFileSync(new URL(name, folder))
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(text, { params }))
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(text, { level: 9 }))
}
