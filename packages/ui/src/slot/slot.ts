import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  Children,
  cloneElement,
  isValidElement,
  type HTMLAttributes,
  type RefAttributes,
} from 'react'

type AnyProps = Record<string, unknown>

export type SlotProps = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>

type Handler = (...values: unknown[]) => void

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

const merge = (own: AnyProps, childs: AnyProps): AnyProps => {
  const merged = { ...own, ...childs }
  for (const name of Object.keys(own)) {
    const [outer, inner] = [own[name], childs[name]]
    if (isHandler(outer) && isHandler(inner)) {
      merged[name] = (...values: unknown[]) => {
        inner(...values)
        outer(...values)
      }
    }
  }
  merged.className = [own.className, childs.className].filter(Boolean).join(' ') || undefined
  if (own.style && childs.style) merged.style = { ...own.style, ...childs.style }
  return merged
}

/**
 * Renders its only child with its own props added: how `asChild` works. The child's props win, handlers
 * of both run and class names are joined. Smaller than Radix's, which every page would otherwise load.
 */
export const Slot = ({ children, ref, ...props }: SlotProps) => {
  const child: unknown = Children.only(children)
  if (!isValidElement<AnyProps>(child)) throw new Error('asChild needs one element')
  const composedRef = useComposedRefs(ref, child.props.ref as typeof ref)
  return cloneElement(child, { ...merge(props, child.props), ref: composedRef })
}
