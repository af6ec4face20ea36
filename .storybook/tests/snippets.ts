import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import ts from 'typescript'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Snippet {
  story: string
  code: string
}

/** Reads from an open documentation page the code of each of its stories, as people copy it. */
export const readSnippets = async (page: Page): Promise<Snippet[]> => {
  const previews = page.locator('.sb-anchor')
  const snippets: Snippet[] = []
  await previews.first().waitFor()
  for (const preview of await previews.all()) {
    const story = preview.locator('[id^="story--"]').first()
    const id = (await story.getAttribute('id'))?.replace(/^story--|--primary$/g, '') ?? ''
    await preview.getByText('Show code', { exact: true }).click()
    const code = preview.locator('pre').filter({ hasText: 'import ' })
    // A story in a frame passes its code to the page once it is drawn.
    await code.waitFor()
    snippets.push({ story: id, code: (await code.textContent()) ?? '' })
  }
  return snippets
}

/** Compiles all snippets together, each as a virtual file of its own, and returns the errors. */
export const typeErrors = (snippets: readonly Snippet[]) => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: Record<string, unknown> }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const files = new Map(snippets.map(({ story, code }) => [`${root}${story}.snippet.tsx`, code]))
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => files.has(path) || disk.fileExists(path),
    readFile: (path) => files.get(path) ?? disk.readFile(path),
    getSourceFile: (path, language, ...rest) => {
      const code = files.get(path)
      if (code === undefined) return disk.getSourceFile(path, language, ...rest)
      return ts.createSourceFile(path, code, language)
    },
  }
  const styles = `${root}packages/ui/src/vite-env.d.ts`
  const program = ts.createProgram(
    [...files.keys(), styles],
    { ...options, composite: false },
    host,
  )
  return [...files.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]
    return found.map(({ messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, ' ')
      return `${path.slice(root.length)}: ${text}`
    })
  })
}

const entry = 'virtual:snippets'

/** The code of a snippet as a module whose default export draws it. */
const asModule = (code: string) => {
  const components = [...code.matchAll(/^export const ([A-Z]\w*) = /gm)].map(([, name]) => name)
  const name = components.at(-1)
  if (name) return `${code}\nexport default ${name}`
  const call = code.includes('\ntoast')
  const body = call ? 'export default () => <i>called</i>\n' : 'export default () => (<>'
  return call ? `${code}\n${body}` : code.replace(/\n\n/, `\n\n${body}`) + '</>)'
}

/** Bundles all snippets into a script that draws each in an element of its own. */
export const bundleOf = async (snippets: readonly Snippet[]) => {
  const files = new Map(
    snippets.map(({ story, code }) => [`${root}${story}.snippet.tsx`, asModule(code)]),
  )
  const imports = [...files.keys()].map((path, index) => `import s${index} from '${path}'`)
  const draws = snippets.map(({ story }, index) => `draw('${story}', s${index})`)
  const script = `
    import { createElement, StrictMode } from 'react'
    import { createRoot } from 'react-dom/client'
    ${imports.join('\n')}
    const draw = (id, Example) => {
      const place = document.createElement('section')
      Object.assign(place, { id })
      place.dataset.snippet = ''
      document.body.append(place)
      createRoot(place).render(createElement(StrictMode, null, createElement(Example)))
    }
    ${draws.join('\n')}`
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'snippets',
        resolveId: (id) => (id === entry || files.has(id) ? id : undefined),
        load: (id) => (id === entry ? script : files.get(id)),
      },
    ],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, rollupOptions: { input: entry } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []))
  const [chunk] = chunks.filter(({ type }) => type === 'chunk')
  if (!chunk || !('code' in chunk)) throw new Error('the snippets were not bundled')
  return chunk.code
}
