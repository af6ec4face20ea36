import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'

export type FloatingBarProps = ComponentProps<'nav'> & { 'aria-label': string }

/**
 * The one piece of chrome: a pill of frosted paper at the foot of the window. The page keeps room
 * for it (see `base.css`), so that it never covers the end of the content.
 */
export const FloatingBar = ({ className, children, ...props }: FloatingBarProps) => (
  <nav
    data-slot="floating-bar"
    className={cn(
      'pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center px-3 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden',
      className,
    )}
    {...props}
  >
    <div className="pointer-events-auto flex items-center gap-0.5 rounded-full border border-transparent bg-frost p-1.5 shadow-float backdrop-blur-xl sm:gap-1">
      {children}
    </div>
  </nav>
)

export const floatingBarItem =
  'inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-transparent px-2.5 text-xs font-semibold text-ink no-underline transition-colors hover:bg-hover sm:px-4 sm:text-sm aria-[current=page]:bg-accent aria-[current=page]:text-on-accent [&_svg]:size-[1.125rem]'

export type FloatingBarItemProps = ComponentProps<'a'> & {
  /** Renders the one child (a router's link) as the item. */
  asChild?: boolean
}

/** A place to go. `aria-current="page"` gives it the accent. */
export const FloatingBarItem = ({ asChild = false, className, ...props }: FloatingBarItemProps) => {
  const Root = asChild ? Slot : 'a'
  return (
    <Root data-slot="floating-bar-item" className={cn(floatingBarItem, className)} {...props} />
  )
}
