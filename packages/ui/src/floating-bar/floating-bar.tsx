import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'

export type FloatingBarProps = ComponentProps<'nav'> & { 'aria-label': string }

/**
 * The navigation bar at the bottom of the window, once on a page, for the three to five places that are
 * always one touch away, in one word each. `base.css` keeps space for it, so that it never covers the
 * end of the page. In a low window, such as a zoomed one or a phone on its side, it is at the page's end.
 */
export const FloatingBar = ({ className, children, ...props }: FloatingBarProps) => (
  <nav
    data-slot="floating-bar"
    className={cn(
      'pointer-events-none fixed inset-x-0 bottom-0 z-floating flex justify-center px-3 pb-[max(1rem,env(safe-area-inset-bottom))] [@media(max-height:26rem)]:static print:hidden',
      className,
    )}
    {...props}
  >
    <div className="pointer-events-auto flex max-w-full flex-wrap items-center justify-center gap-0.5 rounded-bar border border-transparent bg-frost p-[5px] shadow-float backdrop-blur-xl sm:gap-1">
      {children}
    </div>
  </nav>
)

/** In px, not rem: in a window of 320 px the items fit into one row, or into two with text twice as large. */
export const floatingBarItem =
  'inline-flex min-h-[44px] min-w-[44px] items-center justify-center gap-2 rounded-full border border-transparent px-[clamp(6px,2.2vw,10px)] text-xs font-semibold text-ink no-underline transition-colors hover:bg-hover sm:px-[16px] sm:text-sm aria-[current=page]:bg-accent aria-[current=page]:text-on-accent [&_svg]:size-[1.125rem]'

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
