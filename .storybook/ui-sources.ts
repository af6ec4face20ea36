import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { readUsedTokens, type Used } from './used-tokens'

export interface UiSources {
  /** The import path of every component and function that an app can import. */
  imports: Record<string, string>
  /** The declaration of every exported type. */
  types: Record<string, string>
  /** The tokens and components that every component is made of, by the name of its folder. */
  used: Record<string, Used>
}

const packageFolder = fileURLToPath(new URL('../packages/ui/', import.meta.url))

/** The path under which the package exports a file of its sources, if it does. */
const exportedAs = (file: string) => {
  const { exports } = JSON.parse(readFileSync(`${packageFolder}package.json`, 'utf8')) as {
    exports: Record<string, string>
  }
  const named = Object.keys(exports).find((path) => exports[path] === `./src/${file}`)
  const [, component] = /^([\w-]+)\/\1\.tsx$/.exec(file) ?? []
  return named?.slice(2) ?? component
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** The members of the types that are made from a value, which their declaration does not name. */
const unionsOf = (files: readonly string[]) => {
  const program = ts.createProgram([...files], { skipLibCheck: true, jsx: ts.JsxEmit.ReactJSX })
  const checker = program.getTypeChecker()
  const statements = files.flatMap((file) => [...(program.getSourceFile(file)?.statements ?? [])])
  return statements
    .filter((statement) => ts.isTypeAliasDeclaration(statement))
    .map(({ name, type }) => {
      const members = checker.typeToString(
        checker.getTypeAtLocation(type),
        undefined,
        ts.TypeFormatFlags.InTypeAlias,
      )
      return [name.text, `type ${name.text} = ${members}`] as const
    })
}

/** Reads from the sources of the design system what its snippets import and what its types consist of. */
export const readUiSources = (): UiSources => {
  const sources: UiSources = {
    imports: {},
    types: {},
    used: readUsedTokens(`${packageFolder}src/`),
  }
  const fromValues: string[] = []
  const files = readdirSync(`${packageFolder}src`, { recursive: true, encoding: 'utf8' })
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || /\.(stories|example|test|d)\.tsx?$/.test(file)) continue
    const text = readFileSync(`${packageFolder}src/${file}`, 'utf8')
    const path = exportedAs(file)
    for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
      if (path && ts.isExportDeclaration(statement) && statement.exportClause) {
        if (!ts.isNamedExports(statement.exportClause)) continue
        for (const { name } of statement.exportClause.elements) {
          sources.imports[name.text] = `@tropa/ui/${path}`
        }
      }
      if (!isExported(statement)) continue
      if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
        const declaration = text.slice(statement.pos, statement.end).trim()
        if (declaration.includes('(typeof ') || declaration.includes('keyof typeof ')) {
          fromValues.push(`${packageFolder}src/${file}`)
        }
        sources.types[statement.name.text] = declaration.replace(/^export /m, '')
      }
      if (!path || !ts.isVariableStatement(statement)) continue
      for (const { name } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name)) sources.imports[name.text] = `@tropa/ui/${path}`
      }
    }
  }
  for (const [name, union] of unionsOf(fromValues)) {
    if (sources.types[name]?.includes('typeof ')) sources.types[name] = union
  }
  return sources
}
