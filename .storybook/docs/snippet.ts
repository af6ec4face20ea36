import { uiSources } from './sources'

/** The imports of the components that a snippet names. */
const importsOf = (code: string) => {
  const names = new Set(
    [...code.matchAll(/<([A-Z]\w*)|\b(toast)\b[.(]/g)].map(([, a, b]) => a ?? b),
  )
  const byPath = new Map<string, string[]>()
  for (const name of [...names].sort()) {
    const path = name && uiSources.imports[name]
    if (path) byPath.set(path, [...(byPath.get(path) ?? []), name])
  }
  return [...byPath]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([path, imported]) => `import { ${imported.join(', ')} } from '${path}'\n`)
    .join('')
}

const indent = (code: string) => code.replaceAll(/^(?=.)/gm, '    ')

/** Gives a controlled control a state, without which nobody could change its value. */
const withState = (code: string) => {
  const [handler, property = ''] = /on(Value|Page)Change=\{\(\) => undefined\}/.exec(code) ?? []
  const name = property.toLowerCase()
  const [whole = '', quoted, braced] =
    new RegExp(`(?<=\\s)${name}=(?:"([^"]*)"|\\{([^}]*)\\})`).exec(code) ?? []
  if (!handler || !whole) return code
  const first = quoted === undefined ? braced : `'${quoted}'`
  const type = first === '[]' ? '<string[]>' : ''
  const element = code
    .replace(whole, `${name}={${name}}`)
    .replace(handler, `on${property}Change={set${property}}`)
  return [
    'export const Example = () => {',
    `  const [${name}, set${property}] = useState${type}(${first})`,
    '  return (',
    indent(element),
    '  )',
    '}',
  ].join('\n')
}

/**
 * Turns the elements of a story into code that somebody can paste into a file. Spies of a story have only a name in
 * the build, and fragments are written out. Storybook also calls it with its own result.
 */
export const completeSnippet = (code: string) => {
  if (!code || code.startsWith('import ')) return code
  const elements = code
    .replaceAll(/function \w*\(\)\s*\{\s*\}/g, '() => undefined')
    .replaceAll(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
  const snippet = withState(elements)
  const hook = snippet === elements ? '' : "import { useState } from 'react'\n"
  return `${importsOf(snippet)}${hook}\n${snippet}`
}

/** The declarations of the types that props name, and of those that these name in turn. */
export const declarationsOf = (props: readonly string[]) => {
  const found = new Map<string, string>()
  const collect = (text: string) => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
      const declaration = uiSources.types[name]
      if (!declaration || found.has(name)) continue
      found.set(name, declaration)
      collect(declaration)
    }
  }
  props.forEach(collect)
  return [...found.values()].join('\n\n')
}
