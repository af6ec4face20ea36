import { createElement, type ComponentType, type ReactElement } from 'react'

/** The props that every component passes on. */
export type ForwardedProps = {
  ref: (node: Element | null) => void
  className: string
  'data-forwarded': string
}

type Args = Record<string, unknown>

interface Meta {
  title: string
  component: ComponentType<Args>
  args?: Args
  render?: (args: Args) => ReactElement
}

type StoryFile = { default: Meta } & Record<string, { args?: Args; render?: Meta['render'] }>

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true })

export const metas = Object.values(files).map((file) => file.default)

/** Draws the component of a file of stories as its stories do, with more props. */
export const draw = ({ component, args, render }: Meta, more: Partial<ForwardedProps> = {}) => {
  const props = { ...args, ...more }
  return render ? render(props) : createElement(component, props)
}
