import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { Slot } from '../slot/slot'

const cardVariants = cva('min-w-0 rounded-card border border-line bg-surface text-ink', {
  variants: {
    padding: { none: '', sm: 'p-3', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' },
  },
  defaultVariants: { padding: 'md' },
})

export type CardProps = ComponentProps<'div'> &
  VariantProps<typeof cardVariants> & {
    /** Renders its only child, for example an `article` or an `li`, instead of a `<div>`. */
    asChild?: boolean
  }

/**
 * A framed surface for an item of a list, a form or a block of text; never inside another one. A block
 * that is a link as a whole is a Tile, and many items with the same fields are a Table, in which they
 * can be compared.
 */
export const Card = ({ padding, asChild = false, className, ...props }: CardProps) => {
  const Root = asChild ? Slot : 'div'
  return <Root data-slot="card" className={cn(cardVariants({ padding }), className)} {...props} />
}
