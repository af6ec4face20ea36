/*
 * Compresses the scripts, styles and documents of a folder once, on all cores:
 * node scripts/compress.mjs FOLDER [QUALITY]
 *
 * Without a quality, brotli does its best, for what visitors load: 9 is 9 % larger in an eighth of the time, 5 is
 * 12 % larger in a fiftieth.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [folder = '', quality = constants.BROTLI_MAX_QUALITY] = process.argv.slice(2)

const files = readdirSync(folder, { recursive: true })
  .filter((file) => /\.(?:js|css|html|json|svg)$/.test(file))
  .map((file) => path.join(folder, file))

const compress = async (file) => {
  const text = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: Number(quality),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}

await Promise.all(files.map(compress))
