// Makes the style sheet and the values of the tokens. With --check it only reports what is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, lintRunner, Logger, parse } from '@terrazzo/parser'
import { format, resolveConfig } from 'prettier'
import { tokenValues } from './token-values.mjs'
import { tokensCss } from './tokens-css.mjs'

const folder = new URL('../tokens/', import.meta.url)
const resolverFile = new URL('tropa.resolver.json', folder)
const readJson = (url) => JSON.parse(readFileSync(url, 'utf8'))

/** The names of the tokens of a group, in the order of the file. */
const namesIn = (group, path = []) =>
  Object.entries(group).flatMap(([key, entry]) => {
    if (key.startsWith('$')) return []
    const name = [...path, key]
    return '$value' in entry ? [name.join('.')] : namesIn(entry, name)
  })

const namesOf = (theme) => {
  const { modifiers, sets } = readJson(resolverFile)
  return [...modifiers.theme.contexts[theme], ...sets.base.sources].flatMap(({ $ref }) =>
    namesIn(readJson(new URL($ref, folder))),
  )
}

const logger = new Logger({ level: 'error' })
const config = defineConfig({}, { cwd: folder, logger })
const input = [{ filename: resolverFile, src: readFileSync(resolverFile, 'utf8') }]
const { resolver, sources } = await parse(input, { config, logger, skipLint: true })

/** The tokens of a theme by their name, such as `color.ink`, checked against the format (DTCG 2025.10). */
const tokensOf = async (theme) => {
  const tokens = resolver.apply({ theme })
  // By itself the parser checks the values of the default theme only.
  await lintRunner({ tokens, sources, config, logger })
  // The parser sorts tokens by name; the files have them in an order that people can read.
  return Object.fromEntries(namesOf(theme).map((name) => [name, tokens[name]]))
}

const stale = []

const write = async (path, text) => {
  const file = fileURLToPath(new URL(`../src/theme/${path}`, import.meta.url))
  const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file })
  if (existsSync(file) && readFileSync(file, 'utf8') === formatted) return
  stale.push(file)
  if (!process.argv.includes('--check')) writeFileSync(file, formatted)
}

const themes = { light: await tokensOf('light'), dark: await tokensOf('dark') }
const step = themes.light['spacing.1'].$value.value
for (const [name, { $value }] of Object.entries(themes.light)) {
  if (name.startsWith('spacing.') && $value.value !== Number(name.split('.')[1]) * step) {
    throw new Error(`${name} is not its name times the first step`)
  }
}
await write('tokens.css', tokensCss(themes))
await write('token-values.json', JSON.stringify(tokenValues(themes)))

if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Out of date, run npm run tokens: ${stale.join(', ')}`)
  process.exitCode = 1
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}` : 'Everything is up to date')
}
