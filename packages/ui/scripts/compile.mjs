import ts from 'typescript'

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.es2024.string.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  declaration: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  types: [],
}

/** Node's resolution asks for the extension, which the sources leave out. */
const withExtension = (specifier) =>
  ts.isStringLiteral(specifier) && /^\.\.?\//.test(specifier.text)
    ? ts.factory.createStringLiteral(`${specifier.text}.js`, true)
    : specifier

const visitEach = (visitNode) => (context) => {
  const visit = (node) => visitNode(ts.visitEachChild(node, visit, context))
  return (file) => visit(file)
}

const { factory } = ts

const addExtensions = (node) => {
  if (ts.isImportDeclaration(node)) {
    const { modifiers, importClause, moduleSpecifier, attributes } = node
    const specifier = withExtension(moduleSpecifier)
    return factory.updateImportDeclaration(node, modifiers, importClause, specifier, attributes)
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const { modifiers, isTypeOnly, exportClause, moduleSpecifier, attributes } = node
    const specifier = withExtension(moduleSpecifier)
    return factory.updateExportDeclaration(
      node,
      modifiers,
      isTypeOnly,
      exportClause,
      specifier,
      attributes,
    )
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { argument, attributes, qualifier, typeArguments, isTypeOf } = node
    const literal = factory.createLiteralTypeNode(withExtension(argument.literal))
    return factory.updateImportTypeNode(
      node,
      literal,
      attributes,
      qualifier,
      typeArguments,
      isTypeOf,
    )
  }
  return node
}

/** With `exactOptionalPropertyTypes` a prop could otherwise not be passed on when it may be undefined. */
const acceptUndefined = (node) => {
  if (!ts.isPropertySignature(node) || !node.questionToken || !node.type) return node
  const { modifiers, name, questionToken, type } = node
  // The comment on the next prop would be printed twice.
  ts.setEmitFlags(type, ts.EmitFlags.NoComments)
  const nothing = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)
  const accepting = factory.createUnionTypeNode([
    ts.isFunctionTypeNode(type) || ts.isConditionalTypeNode(type)
      ? factory.createParenthesizedType(type)
      : type,
    nothing,
  ])
  return factory.updatePropertySignature(node, modifiers, name, questionToken, accepting)
}

/** Compiles files to JavaScript and declarations that Node's resolution understands. */
export const compile = (files, rootDir, outDir) => {
  const program = ts.createProgram(files, { ...OPTIONS, rootDir, outDir })
  const { diagnostics } = program.emit(undefined, undefined, undefined, false, {
    before: [visitEach(addExtensions)],
    afterDeclarations: [visitEach((node) => acceptUndefined(addExtensions(node)))],
  })
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length === 0) return
  const host = {
    getCurrentDirectory: () => rootDir,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  }
  throw new Error(ts.formatDiagnostics(problems, host))
}
