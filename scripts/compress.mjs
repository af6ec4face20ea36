/*
 * Compresses the scripts, styles and documents of a folder once, as well as possible:
 * node scripts/compress.mjs FOLDER
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const [folder = ''] = process.argv.slice(2)

const files = readdirSync(folder, { recursive: true })
  .filter((file) => /\.(?:js|css|html|json|svg)$/.test(file))
  .map((file) => path.join(folder, file))

for (const file of files) {
  const text = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}
