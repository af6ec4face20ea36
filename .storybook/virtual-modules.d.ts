declare module 'virtual:component-props' {
  /** One prop of a component, for the table on its documentation page. */
  export interface ComponentProp {
    type: string
    /** The values, where the type is a list of them. */
    values?: string[]
    default?: string
    description: string
    required: boolean
    /** Whether it belongs to the element and not to the component. */
    native?: boolean
  }

  /** The props of a component, by their names. */
  export type ComponentProps = Record<string, ComponentProp>

  /** The components by their folder and name, as their file exports them. */
  const folders: Record<string, Record<string, ComponentProps>>
  export default folders

  /** The element of each component whose props it takes besides its own. */
  export const elements: Record<string, string | undefined>
}

declare module 'virtual:story-files' {
  const files: Record<string, string>
  export default files
}
