// Makes everything that is generated from the tokens. With --check it only reports what is out of date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { withMixedValues } from './mixed-colours.mjs'
import { readTokens, THEMES } from './read-tokens.mjs'
import { tokenValues } from './token-values.mjs'
import { paletteCss, themeCss } from './tokens-css.mjs'

const file = (path) => new URL(`../${path}`, import.meta.url)
const read = (path) => readFileSync(file(path), 'utf8')
const stale = []

const write = async (path, text) => {
  const filepath = fileURLToPath(file(path))
  const formatted = await format(text, { ...(await resolveConfig(filepath)), filepath })
  let present = ''
  try {
    present = read(path)
  } catch {
    // It is generated for the first time.
  }
  if (present === formatted) return
  stale.push(`packages/ui/${path}`)
  if (process.argv.includes('--check')) return
  mkdirSync(new URL('./', file(path)), { recursive: true })
  writeFileSync(file(path), formatted)
}

const isMultiple =
  (tokens) =>
  ([name, { $value }]) =>
    !name.startsWith('spacing.') ||
    $value.value === Number(name.split('.')[1]) * tokens['spacing.1'].$value.value

const source = (theme) => `tokens/${theme}.tokens.json`
const mixed = await readTokens(file('tokens/'))
for (const theme of THEMES) {
  const group = withMixedValues(JSON.parse(read(source(theme))), mixed[theme])
  await write(source(theme), JSON.stringify(group))
}

const themes = await readTokens(file('tokens/'))
if (!Object.entries(themes.light).every(isMultiple(themes.light))) {
  throw new Error('Each step of the spacing is its name times the first step')
}
await write('src/theme/palette.css', paletteCss(themes))
await write('src/theme/tokens.css', themeCss(themes))
await write('src/theme/token-values.json', JSON.stringify(tokenValues(themes)))

if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Out of date, run npm run tokens: ${stale.join(', ')}`)
  process.exitCode = 1
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}` : 'Everything is up to date')
}
