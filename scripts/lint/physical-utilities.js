const value = String.raw`-(?:\d|\[|\(|auto\b|full\b|px\b)`

const patterns = [
  new RegExp(String.raw`(?<![\w-])-?(?:scroll-)?[mp][lr]${value}`),
  new RegExp(String.raw`(?<![\w-])-?(?:left|right)${value}`),
  /(?<![\w-])(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?![\w])/,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
  /\[position-area:(?:[^\]]*[_-])?(?:left|right)(?=[\]_])[^\]]*\]/,
  /\[(?:left|right|(?:margin|padding|border)-(?:left|right))[\w-]*:[^\]]*\]/,
  /(?<![\w-])(?:origin|bg|object)(?:-(?:top|bottom))?-(?:left|right)(?![\w-])/,
]

/** Finds Tailwind utilities that name the left or the right side, which a right-to-left page swaps. */
const physicalUtilities = (text) =>
  patterns.flatMap((pattern) => {
    const found = pattern.exec(text)
    return found ? [/^\S*?(?=[\s"'`]|$)/.exec(text.slice(found.index))?.[0] ?? found[0]] : []
  })

/** ESLint rule: no physical utilities in strings and templates. */
export const noPhysicalUtilities = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      physical:
        '"{{utility}}" names a side: use a logical utility (ms-, pe-, inset-s-, border-e, rounded-s, text-start).',
    },
  },
  create: (context) => {
    const check = (node, text) => {
      for (const utility of physicalUtilities(text)) {
        context.report({ node, messageId: 'physical', data: { utility } })
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
