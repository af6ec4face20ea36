// Writes the palette as CSS and all tokens as JSON. With --check it only reports what is out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import * as colors from '@radix-ui/colors'
import { format } from 'prettier'
import { paletteCss } from './palette.mjs'
import { tokensJson } from './tokens-json.mjs'

const file = (path) => new URL(`../${path}`, import.meta.url)
const palette = paletteCss(colors)
const tokens = tokensJson(palette, readFileSync(file('src/theme/tokens.css'), 'utf8'))
const outputs = {
  'src/theme/palette.css': palette,
  'tokens.json': await format(JSON.stringify(tokens), { parser: 'json', printWidth: 100 }),
}

for (const [path, text] of Object.entries(outputs)) {
  if (!process.argv.includes('--check')) {
    writeFileSync(file(path), text)
    console.log(`Wrote packages/ui/${path}`)
  } else if (readFileSync(file(path), 'utf8') !== text) {
    console.error(`packages/ui/${path} is out of date: run npm run tokens`)
    process.exitCode = 1
  }
}
