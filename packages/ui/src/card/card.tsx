import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'

export type CardProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Renders its only child, for example an `article` or an `li`, instead of a `<div>`. */
  asChild?: boolean
  /** One item, form or text; never another Card. */
  children?: ReactNode
}

/**
 * A framed surface for an item of a list, a form or a block of text; never inside another one. A block
 * that is a link as a whole is a Tile, and many items with the same fields are a Table, in which they
 * can be compared.
 */
export const Card = ({ asChild = false, className, ...props }: CardProps) => {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      data-slot="card"
      className={cn(
        'min-w-0 rounded-card border border-line bg-surface p-4 text-ink sm:p-5',
        className,
      )}
      {...props}
    />
  )
}
