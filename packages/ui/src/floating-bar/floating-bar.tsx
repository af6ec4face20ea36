import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'

export type FloatingBarProps = ComponentProps<'nav'> & { 'aria-label': string }

/**
 * The navigation bar at the bottom of the window. `base.css` keeps space for it, so that it never
 * covers the end of the page.
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
  /** Renders its only child, for example a router link, instead of an `<a>`. */
  asChild?: boolean
}

/** A link of the bar. `aria-current="page"` highlights it. */
export const FloatingBarItem = ({ asChild = false, className, ...props }: FloatingBarItemProps) => {
  const Root = asChild ? Slot : 'a'
  return (
    <Root data-slot="floating-bar-item" className={cn(floatingBarItem, className)} {...props} />
  )
}
