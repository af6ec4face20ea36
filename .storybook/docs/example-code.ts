const kebab = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/** The module that exports a component: `DialogTrigger` is in the folder `dialog`. */
const moduleOf = (folders: readonly string[], name: string) => {
  if (name.endsWith('Icon')) return 'icons'
  const path = kebab(name)
  const owners = folders.filter((folder) => path === folder || path.startsWith(`${folder}-`))
  return owners.sort((first, second) => second.length - first.length)[0]
}

const importLine = ([module, names]: [string, string[]]) =>
  `import { ${[...new Set(names)].sort().join(', ')} } from '${module}'`

/**
 * The code of a story with the imports that another workspace needs for it. Storybook asks again for the
 * code that is copied.
 */
export const exampleCode = (folders: readonly string[], source: string) => {
  if (source.startsWith('import ')) return source
  // What a story spies with has only a name in the build.
  const code = source.replaceAll(/\{function \w*\(\)\s*\{\s*\}\}/g, '{() => undefined}')
  const imports: Record<string, string[]> = {}
  const add = (module: string, name: string) => (imports[module] ??= []).push(name)
  if (/\buseState\b/.test(code)) add('react', 'useState')
  for (const [, name = ''] of code.matchAll(/<([A-Z]\w*)/g)) {
    const module = moduleOf(folders, name)
    if (module) add(`@tropa/ui/${module}`, name)
  }
  if (/\btoast\b/.test(code)) add('@tropa/ui/toast', 'toast')
  return `${Object.entries(imports).map(importLine).join('\n')}\n\n${code}\n`
}
