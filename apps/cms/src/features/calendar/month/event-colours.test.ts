import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const tones = {
  academic: 'green',
  registration: 'purple',
  exam: 'red',
  holiday: 'yellow',
  event: 'blue',
  deadline: 'orange',
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const css = read('../panel/month/event-types.css')
const tokens = read('../../../../../../packages/ui/src/theme/token-values.json')

const colours = z.object({ light: z.string(), dark: z.string() })

/** The colour of a design token in both themes. */
const tokenOf = (name: string) => {
  const found = new RegExp(`"${name}": (\\{[^}]*\\})`).exec(tokens)
  return colours.parse(JSON.parse(found?.[1] ?? '{}'))
}

const ruleOf = (selector: string) => {
  const start = css.indexOf(`\n${selector} {`)
  return css.slice(start, css.indexOf('}', start))
}

it.each(Object.entries(tones))('shows %s in the colours of the public calendar', (type, tone) => {
  for (const part of ['text', 'ground', 'line', 'dot']) {
    const { light, dark } = tokenOf(`${tone}-${part}`)
    const selector = `[data-event-type='${type}']`
    expect(ruleOf(selector)).toContain(`--type-${part}: ${light};`)
    expect(ruleOf(`html[data-theme='dark'] ${selector}`)).toContain(`--type-${part}: ${dark};`)
  }
})
