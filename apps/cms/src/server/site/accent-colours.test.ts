import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { accents } from '@tropa/contract/settings/accents'
import { expect, it } from 'vitest'
import { workspace } from '../../env'
import { accentColours, inkColour } from './accent-colours'

const css = readFileSync(resolve(workspace, '../../packages/ui/src/theme/accents.css'), 'utf8')

/** A token of an accent in the light theme, as its block of the style sheet says it. */
const token = (accent: string, name: string) => {
  const block = new RegExp(`\\[data-accent='${accent}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(block)?.[1]
}

it.each(accents)('draws pictures in the %s of the style sheet', (accent) => {
  const { ground, sign } = accentColours[accent]
  expect(token(accent, '--color-accent') ?? '#ffc53d').toBe(ground)
  expect(token(accent, '--color-on-accent') ?? inkColour).toBe(sign)
})
