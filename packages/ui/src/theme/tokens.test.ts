import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTokens } from '../../scripts/read-tokens.mjs'
import { contrastOf, leastContrast } from './contrast'
import { backgrounds, shapePairs, textColours, textPairs } from './contrast-pairs'

const srgb = (components: number[]) => ({ colorSpace: 'srgb', components })
const packageFolder = fileURLToPath(new URL('../../', import.meta.url))

describe.each(['light', 'dark'] as const)('tokens in %s', (theme) => {
  it.each(textPairs)('%s on %s has a contrast of at least 4.5 : 1', (text, ground) => {
    expect(contrastOf(text, ground, theme)).toBeGreaterThanOrEqual(leastContrast.text)
  })

  it.each(shapePairs)('%s on %s has a contrast of at least 3 : 1', (shape, ground) => {
    expect(contrastOf(shape, ground, theme)).toBeGreaterThanOrEqual(leastContrast.shape)
  })
})

describe('the contrast matrix', () => {
  it('shows every pair of text and background that is used', () => {
    expect(textPairs.filter(([text]) => !textColours.includes(text))).toEqual([])
    expect(textPairs.filter(([, ground]) => !backgrounds.includes(ground))).toEqual([])
  })
})

describe('the generated token files', () => {
  it('are up to date', () => {
    const script = join(packageFolder, 'scripts/tokens.mjs')
    expect(() =>
      execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' }),
    ).not.toThrow()
  })
})

describe('the tokens', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tokens-'))
    cpSync(join(packageFolder, 'tokens'), folder, { recursive: true })
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  const read = () => readTokens(pathToFileURL(`${folder}/`))

  it('are valid in the format of the Design Tokens Community Group, 2025.10', async () => {
    await expect(read()).resolves.toHaveProperty('dark')
  })

  it.each([
    ['a colour as a code', 'base', 'color.ink', '#21201c', /valid-color/],
    ['a colour of four parts', 'dark', 'shade.far', srgb([0, 0, 0, 1]), /valid-color/],
    ['an alias of nothing', 'base', 'color.ink', '{palette.sand.13}', /sand/],
    ['an unknown unit', 'base', 'radius.card', { value: 1, unit: 'ch' }, /valid-dimension/],
    ['a length as a text', 'base', 'radius.card', '10px', /valid-dimension/],
    ['a duration without a unit', 'base', 'duration.hover', { value: 140 }, /valid-duration/],
    ['a font weight above 1000', 'base', 'font-weight.heading', 1650, /valid-font-weight/],
    ['a curve of three numbers', 'base', 'easing.out', [0.2, 0.7, 0.2], /valid-cubic-bezier/],
    ['a shadow of a number', 'base', 'shadow.float', 12, /valid-shadow/],
  ])('must not contain %s', async (_, part, name, $value, message) => {
    const file = join(folder, `${part}.tokens.json`)
    const tokens = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>
    const [group = '', key = ''] = name.split('.')
    tokens[group] = { ...tokens[group], [key]: { $value } }
    writeFileSync(file, JSON.stringify(tokens))
    await expect(read()).rejects.toThrow(message)
  })
})
