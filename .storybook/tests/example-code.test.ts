import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { exampleCode } from '../docs/example-code'

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url))

const folders = readdirSync(`${ui}/src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => file.split('/')[0] ?? '')

/** What the page of each component offers to copy, by the path of a file that would hold it. */
const examples = new Map(
  folders.map((folder) => {
    const stories = readFileSync(`${ui}/src/${folder}/${folder}.stories.tsx`, 'utf8')
    const [, code = ''] = /\nexport const Example = ([\s\S]*?)\n(?:\n(?=\S)|$)/.exec(stories) ?? []
    return [`${ui}/src/${folder}/copied.tsx`, exampleCode(folders, code)]
  }),
)

const problemsOf = () => {
  const { config } = ts.readConfigFile(`${ui}/tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: unknown
  }
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, ui)
  const options = { ...parsed.options, composite: false, incremental: false, noEmit: true }
  const host = ts.createCompilerHost(options)
  host.fileExists = (path) => examples.has(path) || ts.sys.fileExists(path)
  host.readFile = (path) => examples.get(path) ?? ts.sys.readFile(path)
  const program = ts.createProgram([...examples.keys(), `${ui}/src/vite-env.d.ts`], options, host)
  return [...examples.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}

describe('the code that somebody copies from the page of a component', () => {
  it('compiles', () => {
    expect(examples.size).toBeGreaterThan(50)
    expect(problemsOf()).toEqual([])
  })
})
