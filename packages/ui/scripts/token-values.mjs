import { formatColour, mixColours, parseColour } from './colour-math.mjs'

/** Reads the custom properties that a style sheet declares. */
export const declarations = (css) => {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return Object.fromEntries(
    [...plain.matchAll(/(--[\w-]+):\s*([^;{}]+);/g)].map(([, name, value]) => [
      name,
      value.trim().replace(/\s+/g, ' '),
    ]),
  )
}

/** Resolves a CSS value to a hex code in `light` or `dark` mode. */
export const resolveColour = (value, mode, variables) =>
  formatColour(evaluate(value, mode, variables))

const evaluate = (value, mode, variables) => {
  const call = /^(var|light-dark|color-mix)\((.*)\)$/.exec(value)
  if (!call) return parseColour(value)
  const [, name, inside] = call
  const parts = splitArguments(inside)
  if (name === 'var') return evaluate(variables[parts[0]], mode, variables)
  if (name === 'light-dark') return evaluate(parts[mode === 'light' ? 0 : 1], mode, variables)
  const [first, share] = withShare(parts[1])
  return mixColours(
    evaluate(first, mode, variables),
    evaluate(withShare(parts[2])[0], mode, variables),
    share,
  )
}

const withShare = (part) => {
  const share = /^(.*) ([\d.]+)%$/.exec(part)
  return share ? [share[1], Number(share[2]) / 100] : [part, 0.5]
}

/** Splits at the commas outside of brackets. */
const splitArguments = (text) => {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}
