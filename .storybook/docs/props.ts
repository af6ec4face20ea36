import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * The props that a component's page shows after its own: those that it passes on to Radix or to its element, with
 * descriptions for the ones that it does not describe itself.
 */
const handedOn = new Map([
  ['value', 'What its form sends under `name`. Where people can change it, it needs `onChange`.'],
  ['defaultValue', 'The value at first, where the component keeps it itself.'],
  ['checked', 'Whether it is on, where your code keeps that; it needs `onCheckedChange`.'],
  ['defaultChecked', 'Whether it is on at first, where the component keeps it itself.'],
  ['onCheckedChange', 'Receives whether it is on now, after each change.'],
  ['open', 'Whether it is open, where your code keeps that; it needs `onOpenChange`.'],
  ['defaultOpen', 'Whether it is open at first, where the component keeps it itself.'],
  ['onOpenChange', 'Receives whether it is open now, after each change.'],
  ['onSelect', 'Runs the action, after which the menu closes.'],
  ['onClick', 'Runs the action, also on Enter and Space.'],
  ['onChange', 'Called with the event of the input after each change.'],
  ['position', 'The edge of the window at which they appear; `top-center` by default.'],
  ['name', 'Under which name its form sends the value; without one it sends nothing.'],
  ['type', 'As in HTML: `submit` or `button` of a button, `email` or `number` of an input.'],
  ['autoComplete', 'What the browser may fill in, such as `email` or `new-password`.'],
  [
    'placeholder',
    'An example while it is empty. It is gone with the first letter, so it says nothing new.',
  ],
  ['required', 'Left empty, its form is not sent. In a Field the field says so.'],
  ['disabled', 'It cannot be used or reached by Tab, and its form does not send it.'],
  ['maxLength', 'The most characters. A counter shows how many there are.'],
  ['rows', 'How many lines are visible while it is empty; it grows with its text.'],
  ['href', 'The address that it leads to.'],
  ['aria-label', 'Names it for screen readers, where no visible label does.'],
  ['className', 'Classes for its place and size, which win over its own.'],
])

/** Also passed on, but shown only if a story sets them. */
const ofStories = ['onClick', 'onChange', 'autoComplete', 'aria-label']

/** React's interfaces with props of every element, most of which are irrelevant to most components. */
const ofEveryElement = ['DOMAttributes', 'AriaAttributes', 'RefAttributes', 'HTMLAttributes']

/** Elements whose own props, such as the type of a list, matter to no component. */
const ofDrawings = ['SVGAttributes', 'OlHTMLAttributes']

interface DocumentedProp {
  name: string
  description: string
  parent?: { name: string }
  declarations?: { fileName: string; name: string }[]
}

/** The props of a Switch's `input`, which is checked and holds no text. */
const ofSwitch = ['checked', 'defaultChecked', 'name', 'disabled', 'required', 'className']

/** The components that show `type`; for the others it is fixed or means nothing. */
const withType = ['Button', 'Input']

/** Whether the page of a component documents a prop: its own, and the few others that matter. */
export const isShownProp = (
  { name, parent, declarations = [] }: DocumentedProp,
  component: { name: string },
) => {
  const isOwn = declarations.every(({ fileName }) => !fileName.includes('node_modules'))
  if (isOwn) return true
  if (name === 'type' && !withType.includes(component.name)) return false
  if (component.name === 'Switch') return ofSwitch.includes(name)
  const element = parent?.name ?? ''
  const isGeneral = [...ofEveryElement, ...ofDrawings].includes(element) && name !== 'className'
  // Inputs here hold text; what can be checked has its state from Radix.
  if (name === 'checked' && element === 'InputHTMLAttributes') return false
  return handedOn.has(name) && !ofStories.includes(name) && !isGeneral
}

/** Describes the props that a component passes on, unless it does so itself. Only docgen's filter sees its props. */
export const describeHandedOn = (prop: DocumentedProp) => {
  prop.description ||= handedOn.get(prop.name) ?? ''
}

/** Removes the `null` that cva adds to variants, and writes out a Radix type whose name leads nowhere. */
const readable = (type: string) =>
  type
    .replace(/^((?:"[^"]*" \| )+|boolean \| )null$/, (_, shown: string) => shown.slice(0, -3))
    .replaceAll(/\bCheckedState\b/g, "boolean | 'indeterminate'")

/** Own props first, each with words and a type that can be read. */
export const ownPropsFirst: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const ofArgs = Object.keys(initialArgs)
    .filter((name) => handedOn.has(name))
    .map((name) => [name, { name, description: handedOn.get(name) }] as const)
  const all: typeof argTypes = { ...Object.fromEntries(ofArgs), ...argTypes }
  const shown = Object.entries(all).map(([name, argType]) => {
    const inferred = argType.table?.type?.summary
    // If only React declares it, Storybook infers its type from the first story.
    const isNode = name === 'children' && /^(?:object|string)$/.test(inferred ?? '')
    const summary = isNode ? 'ReactNode' : inferred
    if (!summary) return [name, argType] as const
    const table = { ...argType.table, type: { ...argType.table?.type, summary: readable(summary) } }
    const { type } = argType
    if (typeof type !== 'object' || type.name !== 'enum')
      return [name, { ...argType, table }] as const
    // Storybook makes the options of a control from it, and would offer `null` as a value.
    const value = type.value.filter((option) => String(option) !== 'null')
    return [name, { ...argType, type: { ...type, value }, table }] as const
  })
  const places = [...handedOn.keys()]
  const place = (name: string) => places.indexOf(name)
  return Object.fromEntries(shown.sort(([a], [b]) => place(a) - place(b)))
}
