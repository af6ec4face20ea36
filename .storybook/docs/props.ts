import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** What a component shows after its own props: what it hands on to Radix or to its element. */
const handedOn = [
  'value',
  'defaultValue',
  'checked',
  'defaultChecked',
  'onCheckedChange',
  'open',
  'defaultOpen',
  'onOpenChange',
  'onSelect',
  'position',
  'name',
  'type',
  'placeholder',
  'required',
  'disabled',
  'maxLength',
  'rows',
  'href',
  'className',
]

/** Where React declares props that every element has, most of which mean nothing to most of them. */
const ofEveryElement = ['DOMAttributes', 'AriaAttributes', 'RefAttributes', 'HTMLAttributes']

/** Elements whose own props, such as the type of a list, no component is about. */
const ofDrawings = ['SVGAttributes', 'OlHTMLAttributes']

interface DocumentedProp {
  name: string
  parent?: { name: string }
  declarations?: { fileName: string; name: string }[]
}

/** What the `input` of a Switch has, which is checked and holds no text. */
const ofSwitch = ['checked', 'defaultChecked', 'name', 'disabled', 'required', 'className']

/** Whether the page of a component documents a prop: its own, and the few others that matter. */
export const isShownProp = (
  { name, parent, declarations = [] }: DocumentedProp,
  component: { name: string },
) => {
  const isOwn = declarations.every(({ fileName }) => !fileName.includes('node_modules'))
  if (isOwn) return true
  if (component.name === 'Switch') return ofSwitch.includes(name)
  const element = parent?.name ?? ''
  const isGeneral = [...ofEveryElement, ...ofDrawings].includes(element) && name !== 'className'
  // Inputs here hold text; what can be checked has its state from Radix.
  if (name === 'checked' && element === 'InputHTMLAttributes') return false
  return handedOn.includes(name) && !isGeneral
}

/** What cva adds to its variants says nothing, and the name of a type of Radix leads nowhere. */
const readable = (type: string) =>
  type
    .replace(/^((?:"[^"]*" \| )+|boolean \| )null$/, (_, shown: string) => shown.slice(0, -3))
    .replaceAll(/\bCheckedState\b/g, "boolean | 'indeterminate'")

/** Own props first, each with a type that can be read. */
export const ownPropsFirst: ArgTypesEnhancer = ({ argTypes }) => {
  const shown = Object.entries(argTypes).map(([name, argType]) => {
    const inferred = argType.table?.type?.summary
    // Where it comes from React alone, Storybook has its type from the first story.
    const isNode = name === 'children' && /^(?:object|string)$/.test(inferred ?? '')
    const summary = isNode ? 'ReactNode' : inferred
    if (!summary) return [name, argType] as const
    const table = { ...argType.table, type: { ...argType.table?.type, summary: readable(summary) } }
    const { type } = argType
    if (typeof type !== 'object' || type.name !== 'enum')
      return [name, { ...argType, table }] as const
    // Storybook makes the options of a control of it, and has `null` as a value there.
    const value = type.value.filter((option) => String(option) !== 'null')
    return [name, { ...argType, type: { ...type, value }, table }] as const
  })
  const place = (name: string) => handedOn.indexOf(name)
  return Object.fromEntries(shown.sort(([a], [b]) => place(a) - place(b)))
}
