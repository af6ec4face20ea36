const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const radix =
  'gray|mauve|slate|sage|olive|sand|tomato|red|ruby|crimson|pink|plum|purple|violet|iris|indigo|blue|cyan|teal|jade|green|grass|bronze|gold|brown|orange|amber|yellow|lime|mint|sky|black|white'

const patterns = [
  [
    new RegExp(`(?<![\\w-])[a-z-]+-(?:${palette})-(?:50|[1-9]00|950)\\b`),
    'a Tailwind palette class',
  ],
  [
    /(?<![\w-])(?:bg|text|border|ring|fill|stroke|outline|from|via|to|shadow|decoration|accent|caret)-(?:black|white)\b/,
    'a Tailwind palette class',
  ],
  [/(?<![\w&/-])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![\w-])/, 'a hex colour'],
  [new RegExp(`--(?:${radix})-(?:a?(?:[1-9]|1[0-2]))\\b`), 'a raw step of a colour scale'],
  [/\b(?:rgba?|hsla?|oklch|oklab|lch)\((?!from\b)/, 'a colour function'],
]

/** Finds raw colours in a text; outside the theme only design tokens are allowed. */
export const rawColours = (text) =>
  patterns.flatMap(([pattern, kind]) => {
    const found = pattern.exec(text)
    return found ? [{ kind, value: found[0], index: found.index }] : []
  })

/** ESLint rule: no raw colours in strings and templates. */
export const noRawColours = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: '"{{value}}" is {{kind}}: use a token of packages/ui/tokens.' },
  },
  create: (context) => {
    const check = (node, text) => {
      for (const { kind, value } of rawColours(text)) {
        context.report({ node, messageId: 'raw', data: { kind, value } })
      }
    }
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}
