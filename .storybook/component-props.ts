import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { ComponentProp, ComponentProps } from 'virtual:component-props'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../packages/ui', import.meta.url))

const componentFiles = () =>
  readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^([\w-]+)\/\1\.tsx$/.test(file))
    .map((file) => `${folder}/src/${file}`)

const createProgram = () => {
  const { config } = ts.readConfigFile(`${folder}/tsconfig.json`, (path) =>
    ts.sys.readFile(path),
  ) as {
    config: unknown
  }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  return ts.createProgram(componentFiles(), options)
}

const valueOf = (initializer: ts.Node | undefined) => initializer?.getText().replaceAll("'", '"')

/** The default values that the cva calls in a part of a file give to their variants. */
const variantDefaultsOf = (root: ts.Node): [string, string][] => {
  const found: [string, string][] = []
  const visit = (node: ts.Node) => {
    const isDefaults = ts.isPropertyAssignment(node) && node.name.getText() === 'defaultVariants'
    if (isDefaults && ts.isObjectLiteralExpression(node.initializer)) {
      for (const property of node.initializer.properties) {
        if (!ts.isPropertyAssignment(property)) continue
        found.push([property.name.getText(), valueOf(property.initializer) ?? ''])
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}

/** What a file imports, such as a cva call that several components share. */
const importedBy = (checker: ts.TypeChecker, file: ts.SourceFile) =>
  file.statements.flatMap((statement) => {
    const names = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
    if (!names || !ts.isNamedImports(names)) return []
    return names.elements.flatMap(({ name }) => {
      const symbol = checker.getSymbolAtLocation(name)
      const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias
      const declaration = isAlias && checker.getAliasedSymbol(symbol).valueDeclaration
      return declaration && ts.isVariableDeclaration(declaration) ? [declaration] : []
    })
  })

const isCva = ({ initializer }: ts.VariableDeclaration) =>
  initializer && ts.isCallExpression(initializer) && initializer.expression.getText() === 'cva'

/** Literal attributes of an element that `{...props}` after them can replace. */
const attributesBeforeProps = ({ properties }: ts.JsxAttributes): [string, string][] => {
  const place = properties.findIndex(
    (property) => ts.isJsxSpreadAttribute(property) && property.expression.getText() === 'props',
  )
  return properties.slice(0, Math.max(place, 0)).flatMap((property): [string, string][] => {
    if (!ts.isJsxAttribute(property)) return []
    const { name, initializer } = property
    const value =
      initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
    const isLiteral = value && /^(?:'.*'|".*"|-?\d+|true|false)$/.test(value.getText())
    return isLiteral ? [[name.getText(), valueOf(value) ?? '']] : []
  })
}

/** The default values of a file's components: those of their parameters, of their elements, and of cva. */
const defaultsOf = (checker: ts.TypeChecker, file: ts.SourceFile, declaration: ts.Node) => {
  const shared = importedBy(checker, file).filter(isCva)
  const defaults = new Map([...shared, file].flatMap(variantDefaultsOf))
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttributes(node)) {
      for (const [name, value] of attributesBeforeProps(node)) defaults.set(name, value)
    }
    if (ts.isBindingElement(node) && node.initializer) {
      defaults.set((node.propertyName ?? node.name).getText(), valueOf(node.initializer) ?? '')
    }
    ts.forEachChild(node, visit)
  }
  visit(declaration)
  return defaults
}

/** Defaults that Radix's types do not mention. */
const libraryDefaults: Record<string, string> = {
  activationMode: '"automatic"',
  align: '"center"',
  dir: 'that of DirectionProvider',
  sticky: '"partial"',
  updatePositionStrategy: '"optimized"',
}

const asLiteral = (text: string) => (/^(?:true|false|\d+)$/.test(text) ? text : `"${text}"`)

/** The default value of a prop that a component passes on to the one that declares it. */
const inheritedDefault = (symbol: ts.Symbol) => {
  const tag = symbol.getJsDocTags().find(({ name }) => name === 'defaultValue')
  if (tag) return asLiteral(ts.displayPartsToString(tag.text))
  const files = (symbol.declarations ?? []).map((node) => node.getSourceFile())
  const own = files.filter(({ fileName }) => fileName.startsWith(folder))
  if (own.length === 0) return libraryDefaults[symbol.name]
  return new Map(own.flatMap(variantDefaultsOf)).get(symbol.name)
}

const isOfReact = (symbol: ts.Symbol) =>
  (symbol.declarations ?? []).every((node) =>
    /\/@types\/react\//.test(node.getSourceFile().fileName),
  )

const literalsOf = (type: ts.Type) => {
  const types = type.isUnion() ? type.types : [type]
  const isLiteral = (part: ts.Type) => part.isStringLiteral() || part.isNumberLiteral()
  const literals = types.filter((part) => part.isStringLiteral() || part.isNumberLiteral())
  const rest = types.filter((part) => !isLiteral(part))
  const isList = rest.every(({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null))
  return isList && literals.length > 0 ? literals.map(({ value }) => String(value)) : undefined
}

/** TypeScript writes the long union out. */
const nameOf = (type: string) => (type.includes('ReactPortal | Promise') ? 'ReactNode' : type)

const propsOf = (checker: ts.TypeChecker, file: ts.SourceFile, component: ts.Symbol) => {
  const declaration = component.valueDeclaration
  const signature =
    declaration && checker.getTypeOfSymbolAtLocation(component, file).getCallSignatures()[0]
  const parameter = signature?.getParameters()[0]
  if (!declaration || !parameter) return undefined
  const defaults = defaultsOf(checker, file, declaration)
  const symbols = checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(parameter, file))
  const own = symbols.filter((symbol) => !isOfReact(symbol))
  return Object.fromEntries(
    own.map((symbol): [string, ComponentProp] => {
      const type = checker.getTypeOfSymbolAtLocation(symbol, file)
      const shown = nameOf(checker.typeToString(checker.getNonNullableType(type)))
      const values = literalsOf(type)
      const fallback = defaults.get(symbol.name) ?? inheritedDefault(symbol)
      return [
        symbol.name,
        {
          type: values ? values.map((value) => `"${value}"`).join(' | ') : shown,
          ...(values && { values }),
          ...(fallback !== undefined && { default: fallback }),
          description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
          required: !(symbol.flags & ts.SymbolFlags.Optional),
        },
      ]
    }),
  )
}

/** The props of every component of the design system, read from its types, by its folder and name. */
export const readComponents = () => {
  const program = createProgram()
  const checker = program.getTypeChecker()
  const folders = componentFiles().map((path): [string, Record<string, ComponentProps>] => {
    const file = program.getSourceFile(path)
    const module = file && checker.getSymbolAtLocation(file)
    const exported = module ? checker.getExportsOfModule(module) : []
    const components = exported.flatMap((component): [string, ComponentProps][] => {
      const isComponent = /^[A-Z]/.test(component.name) && component.valueDeclaration
      if (!file || !isComponent) return []
      return [[component.name, propsOf(checker, file, component) ?? {}]]
    })
    return [path.replace(/^.*\//, '').replace('.tsx', ''), Object.fromEntries(components)]
  })
  return Object.fromEntries(folders)
}

const id = 'virtual:component-props'

/**
 * Provides `virtual:component-props`. Storybook's docgen reads the text of one file: it knows neither the
 * variants of cva nor the props of another library's component.
 */
export const componentProps = (): Plugin => ({
  name: 'component-props',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export default ${JSON.stringify(readComponents())}` : undefined,
})
