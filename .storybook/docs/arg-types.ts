import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import folders, { type ComponentProp, type ComponentProps } from 'virtual:component-props'

const nameOfType = (found: InputType | undefined) => {
  const { type } = found ?? {}
  return typeof type === 'object' ? type.name : (type ?? '')
}

const isText = (type: string) => /^(?:string|number)(?: \| (?:string|number))*$/.test(type)

/** What can be written in one line has a control; objects and elements would show their insides. */
const controlOf = (
  { type, values }: ComponentProp,
  found: InputType | undefined,
): Pick<InputType, 'control' | 'options'> => {
  if (values) {
    return { control: { type: values.length > 5 ? 'select' : 'inline-radio' }, options: values }
  }
  if (type === 'boolean') return { control: { type: 'boolean' } }
  if (type === 'number') return { control: { type: 'number' } }
  const isShort = isText(type) || ['string', 'number', 'boolean'].includes(nameOfType(found))
  return { control: isShort ? { type: 'text' } : false }
}

const rowOf = (prop: ComponentProp, found: InputType | undefined): InputType => ({
  ...found,
  description: found?.description || prop.description,
  ...controlOf(prop, found),
  ...(prop.values && { type: { name: 'enum', value: prop.values, required: prop.required } }),
  table: {
    ...(found?.table as object | undefined),
    type: { summary: prop.type },
    ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
  },
})

/** The rows of a table of props: a component's own, and those of its element that its stories set. */
export const rowsOf = (props: ComponentProps, argTypes: Record<string, InputType> = {}) =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([name, { native }]) => !native || name in argTypes)
      .map(([name, prop]): [string, InputType] => [name, { name, ...rowOf(prop, argTypes[name]) }]),
  )

/** The name of the component that a file of stories is about. */
export const nameOfComponent = (component: unknown, title: string) => {
  const { __docgenInfo: docgen } = (component ?? {}) as {
    __docgenInfo?: { displayName?: string }
  }
  return docgen?.displayName ?? title.split('/').at(-1) ?? ''
}

/** Completes the table of a component's props with what only its types say. */
export const addTypedProps: ArgTypesEnhancer = ({ argTypes, component, title }) => {
  const name = nameOfComponent(component, title)
  const props = Object.values(folders).find((components) => name in components)?.[name] ?? {}
  return { ...argTypes, ...rowsOf(props, argTypes) } as ReturnType<ArgTypesEnhancer>
}
