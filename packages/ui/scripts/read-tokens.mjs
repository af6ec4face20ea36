import { readFileSync } from 'node:fs'
import { defineConfig, lintRunner, Logger, parse } from '@terrazzo/parser'

/** The extension that says of which two colours a token is mixed. */
export const MIX = 'team.tropa.mix'
export const THEMES = ['light', 'dark']

/** The names of the tokens of a group, in the order of the file. */
const namesIn = (group, path = []) =>
  Object.entries(group).flatMap(([key, entry]) => {
    if (key.startsWith('$')) return []
    const name = [...path, key]
    return '$value' in entry ? [name.join('.')] : namesIn(entry, name)
  })

const namesOf = ({ modifiers, sets }, folder, theme) =>
  [...modifiers.theme.contexts[theme], ...sets.base.sources].flatMap(({ $ref }) =>
    namesIn(readJson(new URL($ref, folder))),
  )

const readJson = (url) => JSON.parse(readFileSync(url, 'utf8'))

/**
 * Reads the tokens of a folder, checks them against the format (DTCG 2025.10) and returns those of each
 * theme by their name, such as `color.ink`, with aliases resolved.
 */
export const readTokens = async (folder) => {
  const filename = new URL('tropa.resolver.json', folder)
  const logger = new Logger({ level: 'error' })
  const config = defineConfig({}, { cwd: folder, logger })
  const input = [{ filename, src: readFileSync(filename, 'utf8') }]
  const { resolver, sources } = await parse(input, { config, logger, skipLint: true })
  const themes = {}
  for (const theme of THEMES) {
    const tokens = resolver.apply({ theme })
    // By itself the parser checks the values of the default theme only.
    await lintRunner({ tokens, sources, config, logger })
    // The parser sorts tokens by name; the files have them in an order that people can read.
    const names = namesOf(readJson(filename), folder, theme)
    themes[theme] = Object.fromEntries(names.map((name) => [name, tokens[name]]))
  }
  return themes
}

/** The colours of which a token is mixed, or undefined. */
export const mixOf = (token) => token.$extensions?.[MIX]

/** The name inside an alias: `palette.sand.1` of `{palette.sand.1}`. */
export const nameIn = (alias) => alias.slice(1, -1)

/** The token that a token is an alias of, or undefined. */
export const aliasOf = (token) => token.aliasChain?.[0]
