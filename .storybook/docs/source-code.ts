/* Completes the code of a story to what somebody can copy: with imports and the helpers of its file. */
import { exports as exported } from '../../packages/ui/package.json'

interface ImportedName {
  name: string
  kind: 'value' | 'type' | 'default'
}

interface Import {
  names: ImportedName[]
  from: string
}

/** A file that Prettier has formatted, in the statements of its top level. */
const statementsOf = (text: string) => text.split(/\n(?=\/\*\*|export |const |type |interface )/)

const namesOf = (list: string, isType: boolean): ImportedName[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({
      name: name.replace(/^type /, ''),
      kind: isType || name.startsWith('type ') ? 'type' : 'value',
    }))

const importsOf = (text: string): Import[] =>
  [...text.matchAll(/^import (type )?(?:(\w+)(?:, )?)?(?:\{([^}]*)\})? ?from '([^']+)'/gm)].map(
    ([, type, main, list = '', from = '']) => ({
      names: [
        ...(main ? [{ name: main, kind: 'default' as const }] : []),
        ...namesOf(list, type !== undefined),
      ],
      from,
    }),
  )

const importOf = (names: ImportedName[], from: string) => {
  const main = names.find(({ kind }) => kind === 'default')
  const others = names.filter(({ kind }) => kind !== 'default')
  const isTypes = others.length > 0 && !main && others.every(({ kind }) => kind === 'type')
  const list = others.map(({ name, kind }) => (kind === 'type' && !isTypes ? `type ${name}` : name))
  const parts = [
    ...(main ? [main.name] : []),
    ...(list.length > 0 ? [`{ ${list.join(', ')} }`] : []),
  ]
  return `import ${isTypes ? 'type ' : ''}${parts.join(', ')} from '${from}'`
}

const declarationOf = (statement: string) =>
  /^(?:export )?(?:const|type|interface|function) (\w+)/m.exec(statement)?.[1] ?? ''

const uses = (code: string, name: string) => name !== '' && new RegExp(`\\b${name}\\b`).test(code)

/** The modules that the package exports under a name of their own, by their path. */
const namedModules = new Map(
  Object.entries(exported)
    .filter(([name]) => !name.includes('*'))
    .map(([name, path]) => [path.replace(/^\.\/src\/|\.tsx?$/g, ''), name.replace('./', '')]),
)

/** The address of a module of the design system, as another workspace imports it. */
const publicAddress = (from: string, folder: string) => {
  const { pathname } = new URL(from, `file://${folder}/`)
  const [, path = '', name, file] =
    /\/packages\/ui\/src\/(([\w-]+)\/([\w.-]+))$/.exec(pathname) ?? []
  const named = namedModules.get(path)
  if (named !== undefined) return `@tropa/ui/${named}`
  return name !== undefined && name === file ? `@tropa/ui/${name}` : undefined
}

interface Complete {
  code: string
  imports: string[]
}

/** Adds to a code the declarations it uses, from its own file and from the examples and samples. */
const complete = (files: Record<string, string>, code: string, path: string): Complete => {
  const text = files[path] ?? ''
  const folder = `/${path.replace(/\/[^/]+$/, '')}`
  const own = statementsOf(text).filter((statement) => declarationOf(statement) !== 'meta')
  let all = code
  for (const statement of own.toReversed()) {
    const isHelper = !/: Story\b|^export default/m.test(statement)
    if (isHelper && uses(all, declarationOf(statement))) all = `${statement.trim()}\n\n${all}`
  }
  const imports: string[] = []
  for (const { names, from } of importsOf(text)) {
    const used = names.filter(({ name }) => uses(all, name))
    if (used.length === 0 || from === '@storybook/react-vite') continue
    const local = from.startsWith('.') ? new URL(from, `file://${folder}/`).pathname : ''
    const example = [`${local}.tsx`, `${local}.ts`]
      .map((file) => file.slice(1))
      .find((file) => file in files)
    if (example === undefined) {
      imports.push(importOf(used, publicAddress(from, folder) ?? from))
      continue
    }
    const inner = complete(files, all, example)
    all = inner.code
    imports.push(...inner.imports)
  }
  return { code: all, imports: [...new Set(imports)] }
}

type Files = Record<string, string>

/** The code of a story with everything that it needs from the file of its stories. */
export const completeStory = (files: Files, snippet: string, fileName: string) => {
  const { code, imports } = complete(files, snippet, fileName.replace('./', ''))
  return [imports.join('\n'), code.replaceAll(/^export (?=const|type|interface)/gm, '')]
    .filter(Boolean)
    .join('\n\n')
}

/** The text of a file of examples as another workspace would write it. */
export const completeExample = (files: Files, path: string) => {
  const name = /^export const (\w+Examples)\b/m.exec(files[path] ?? '')?.[1] ?? ''
  const { code, imports } = complete(files, name, path)
  return `${imports.join('\n')}\n\n${code.slice(0, -name.length).trim()}`
}

const readFiles = async () => (await import('virtual:story-files')).default

/** What somebody can copy of a story. */
export const copyableCode = async (snippet: string, fileName: string) =>
  completeStory(await readFiles(), snippet, fileName)

/** What somebody can copy of a file of examples. */
export const exampleCode = async (path: string) => completeExample(await readFiles(), path)
