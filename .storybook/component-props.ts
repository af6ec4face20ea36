import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

/** An expression in one line, in the quotation marks of documentation. */
const textOf = (node: ts.Node) =>
  node
    .getText()
    .replaceAll("'", '"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/, (?=[}\])])/g, ' ')

const valueOf = (initializer: ts.Node | undefined) => initializer && textOf(initializer)

/** A default value as a reader understands it: what a constant of the file holds, not its name. */
const shownDefault = (checker: ts.TypeChecker, value: ts.Expression): string => {
  if (!ts.isIdentifier(value)) return textOf(value)
  const declaration = checker.getSymbolAtLocation(value)?.valueDeclaration
  if (!declaration) return textOf(value)
  if (ts.isBindingElement(declaration)) return `that of ${declaration.name.getText()}`
  const { initializer } = declaration as ts.VariableDeclaration
  return initializer ? textOf(initializer) : textOf(value)
}

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
      const name = (node.propertyName ?? node.name).getText()
      defaults.set(name, shownDefault(checker, node.initializer))
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

/** The text of a component's stories: they set some of the props of its element. */
const storiesOf = ({ fileName }: ts.SourceFile) => {
  const path = fileName.replace(/\.tsx$/, '.stories.tsx')
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** The elements whose interface does not have their name. */
const elementNames: Record<string, string> = {
  anchor: 'a',
  dlist: 'dl',
  image: 'img',
  olist: 'ol',
  paragraph: 'p',
  ulist: 'ul',
}

/** The element whose props a component takes besides its own, by the type of its ref. */
const elementOf = (checker: ts.TypeChecker, file: ts.SourceFile, parameter: ts.Symbol) => {
  const props = checker.getTypeOfSymbolAtLocation(parameter, file)
  const ref = checker.getPropertyOfType(props, 'ref')
  if (!ref) return undefined
  const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(ref, file))
  const [, name] = /\bHTML(\w*)Element\b/.exec(type) ?? []
  return name === undefined ? type : (elementNames[name.toLowerCase()] ?? name.toLowerCase())
}

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

const propsOf = (
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  declaration: ts.Node,
  parameter: ts.Symbol,
) => {
  const defaults = defaultsOf(checker, file, declaration)
  const symbols = checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(parameter, file))
  const stories = storiesOf(file)
  const listed = symbols.filter(
    (symbol) => !isOfReact(symbol) || new RegExp(`\\b${symbol.name}:`).test(stories),
  )
  return Object.fromEntries(
    listed.map((symbol): [string, ComponentProp] => {
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
          ...(isOfReact(symbol) && { native: true }),
        },
      ]
    }),
  )
}

interface Component {
  folder: string
  name: string
  props: ComponentProps
  element: string | undefined
}

const readExports = (checker: ts.TypeChecker, file: ts.SourceFile): Component[] => {
  const module = checker.getSymbolAtLocation(file)
  const folder = file.fileName.replace(/^.*\//, '').replace('.tsx', '')
  return (module ? checker.getExportsOfModule(module) : []).flatMap((component) => {
    const { name, valueDeclaration: declaration } = component
    if (!/^[A-Z]/.test(name) || !declaration) return []
    const [signature] = checker.getTypeOfSymbolAtLocation(component, file).getCallSignatures()
    const parameter = signature?.getParameters()[0]
    if (!parameter) return [{ folder, name, props: {}, element: undefined }]
    const props = propsOf(checker, file, declaration, parameter)
    return [{ folder, name, props, element: elementOf(checker, file, parameter) }]
  })
}

/** What the design system's files say about their components. */
const readFiles = () => {
  const program = createProgram()
  const checker = program.getTypeChecker()
  return componentFiles().flatMap((path) => {
    const file = program.getSourceFile(path)
    return file ? readExports(checker, file) : []
  })
}

const byFolder = (components: Component[]) => {
  const folders: Record<string, Record<string, ComponentProps>> = {}
  for (const { folder, name, props } of components) {
    folders[folder] = { ...folders[folder], [name]: props }
  }
  return folders
}

/** The props of every component of the design system, read from its types, by its folder and name. */
export const readComponents = () => byFolder(readFiles())

const moduleText = () => {
  const components = readFiles()
  const elements = Object.fromEntries(components.map(({ name, element }) => [name, element]))
  return `export const elements = ${JSON.stringify(elements)}
    export default ${JSON.stringify(byFolder(components))}`
}

const id = 'virtual:component-props'

/**
 * Provides `virtual:component-props`. Storybook's docgen reads the text of one file: it knows neither the
 * variants of cva nor the props of another library's component.
 */
export const componentProps = (): Plugin => ({
  name: 'component-props',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? moduleText() : undefined),
})
