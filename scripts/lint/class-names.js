const painted =
  'bg|text|border|divide|ring|inset-(?:ring|shadow)|fill|stroke|outline|from|via|to|shadow|decoration|accent|caret|placeholder'
const size = String.raw`-(?:\d|\[|\(|auto\b|full\b|px\b)`

const raw = [
  // Tailwind's palette, even for one side or part, as in `border-t-red-500`.
  new RegExp(`(?<![\\w-])(?:${painted})(?:-[a-z]+)*-(?:[a-z]+-(?:50|[1-9]00|950)|black|white)\\b`),
  /(?<![\w&/-])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![\w-])/,
  // Steps of the scales that the tokens are made of.
  /--[a-z]+-a?(?:[1-9]|1[0-2])\b/,
  /\b(?:rgba?|hsla?|oklch|oklab|lch)\((?!from\b)/,
]

const physical = [
  new RegExp(String.raw`(?<![\w-])-?(?:scroll-)?[mp][lr]${size}`),
  new RegExp(String.raw`(?<![\w-])-?(?:left|right)${size}`),
  /(?<![\w-])(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?![\w])/,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
  /\[position-area:(?:[^\]]*[_-])?(?:left|right)(?=[\]_])[^\]]*\]/,
  /\[(?:left|right|(?:margin|padding|border)-(?:left|right))[\w-]*:[^\]]*\]/,
  /(?<![\w-])(?:origin|bg|object)(?:-(?:top|bottom))?-(?:left|right)(?![\w-])/,
]

const found = (patterns, text) => patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])

/** Finds raw colours in a text; outside the theme only design tokens are allowed. */
export const rawColours = (text) => found(raw, text)

const ruleAgainst = (patterns, message) => ({
  meta: { type: 'problem', schema: [], messages: { found: message } },
  create: (context) => {
    const check = (node, text) => {
      for (const value of found(patterns, text)) {
        context.report({ node, messageId: 'found', data: { value } })
      }
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
})

/** ESLint's rules for strings and templates. Physical sides are refused because right-to-left pages swap them. */
export const classNames = {
  rules: {
    'no-raw-colours': ruleAgainst(
      raw,
      '"{{value}}" is a raw colour: use a token of packages/ui/src/theme/tokens.css.',
    ),
    'no-physical-utilities': ruleAgainst(
      physical,
      '"{{value}}" names a side: use a logical utility (ms-, pe-, inset-s-, border-e, rounded-s, text-start).',
    ),
  },
}
