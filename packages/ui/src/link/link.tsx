import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'

const linkVariants = cva(
  'rounded-control underline-offset-[0.2em] transition-colors [&_svg]:inline [&_svg]:size-[1em]',
  {
    variants: {
      /** `text`, the default, is underlined; `quiet` is underlined only under the pointer, for lists of links. */
      variant: {
        text: 'font-medium text-ink underline decoration-line-strong decoration-[1.5px] hover:decoration-ink',
        quiet: 'touch-target text-ink-soft no-underline hover:text-ink hover:underline',
      },
    },
    defaultVariants: { variant: 'text' },
  },
)

export type LinkProps = Omit<ComponentProps<'a'>, 'children'> &
  VariantProps<typeof linkVariants> & {
    /** Renders its only child, for example a router link, instead of an `<a>`. */
    asChild?: boolean
    /** Words that say where it leads, even to people who hear nothing else. */
    children?: ReactNode
  }

/**
 * A link in text, which says where it leads, also without the sentence around it. `quiet` is for lists
 * of links, such as a footer. Say it when a link opens a new tab: with `target="_blank"` the other page
 * gets no access to this one. To run an action use a Button.
 */
export const Link = ({ variant, asChild = false, className, target, rel, ...props }: LinkProps) => {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="link"
      className={cn(linkVariants({ variant }), className)}
      {...(target ? { target } : {})}
      {...(rel || target === '_blank' ? { rel: rel ?? 'noopener noreferrer' } : {})}
      {...props}
    />
  )
}
