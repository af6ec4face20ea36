import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'

const uiSources = fileURLToPath(new URL('..', import.meta.url))
const webSources = fileURLToPath(new URL('../../../../apps/web/src/', import.meta.url))
const tailwind = fileURLToPath(import.meta.resolve('tailwindcss/index.css'))

const stringLiteral = /'[^'\n]+'|"[^"\n]+"|`[^`\n]+`/g

const wordsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|conformance)\./.test(file))
    .filter((file) => file !== join('cn', 'merge-config.ts'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(stringLiteral) ?? [])
    .flatMap((literal) => literal.slice(1, -1).split(/\s+/))

const loadStylesheet = (id: string, base: string) => {
  const path = id === 'tailwindcss' ? tailwind : join(base, id)
  return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') })
}

const withoutVariants = (name: string) => name.replace(/^(?:[^:[\]]*(?:\[[^\]]*\])?[^:[\]]*:)+/, '')

/** Every Tailwind class in the sources of the design system and the web app, without variants. */
export const classesInUse = async (): Promise<string[]> => {
  const words = new Set([uiSources, webSources].flatMap(wordsIn).map(withoutVariants))
  const css = `@import 'tailwindcss';\n@import './theme/theme.css';`
  const compiler = await compile(css, { base: uiSources, loadStylesheet })
  const compiled = compiler.build([...words]).matchAll(/\.((?:\\.|[\w-])+)/g)
  const classes = new Set([...compiled].map(([, selector = '']) => selector.replaceAll('\\', '')))
  return [...words].filter((word) => classes.has(word))
}
