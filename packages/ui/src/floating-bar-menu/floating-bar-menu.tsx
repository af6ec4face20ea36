import { Slot } from '@radix-ui/react-slot'
import { useEffect, useId, useRef, useState, type ComponentProps, type MouseEvent } from 'react'
import { cn } from '../cn/cn'
import { floatingBarItem } from '../floating-bar/floating-bar'

export type FloatingBarMenuProps = ComponentProps<'button'> & {
  /** Names the toggle and the list it opens. */
  label: string
  /** Highlights the toggle because one of its links is the current page. */
  active?: boolean
}

/**
 * A toggle at the end of a FloatingBar that opens the places that are needed less often. It uses a
 * native popover, which works before the scripts have loaded and closes on Escape or a click outside.
 */
export const FloatingBarMenu = ({
  label,
  active = false,
  className,
  children,
  ...props
}: FloatingBarMenuProps) => {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean>()

  // A visitor may have opened it before hydration.
  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), [])

  return (
    <>
      <button
        type="button"
        data-slot="floating-bar-menu"
        data-active={active || undefined}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        className={cn(
          floatingBarItem,
          'px-0 sm:px-0 aria-expanded:bg-pressed data-active:bg-accent data-active:text-on-accent',
          className,
        )}
        {...props}
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="M4 5h16M4 12h16M4 19h16" />
        </svg>
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-x-0 top-auto bottom-[calc(max(1rem,env(safe-area-inset-bottom))+4.25rem)] mx-auto max-h-[calc(100dvh-max(1rem,env(safe-area-inset-bottom))-4.75rem)] w-60 max-w-[calc(100vw-16px)] overflow-y-auto overscroll-contain rounded-tile border border-transparent bg-float p-2 text-ink shadow-float open:animate-rise-in"
      >
        <ul aria-label={label} className="grid grid-cols-1 gap-0.5">
          {children}
        </ul>
      </div>
    </>
  )
}

const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-card px-3 text-start text-sm font-semibold text-ink no-underline transition-colors hover:bg-hover disabled:text-ink-faint disabled:hover:bg-transparent aria-[current=page]:bg-accent aria-[current=page]:text-on-accent [&_svg]:size-[1.125rem]'

export type FloatingBarMenuItemProps = ComponentProps<'a'> & {
  /** Renders its only child, for example a router link, instead of an `<a>`. */
  asChild?: boolean
}

/** A link in the menu. Following it closes the menu. */
export const FloatingBarMenuItem = ({
  asChild = false,
  className,
  onClick,
  ...props
}: FloatingBarMenuItemProps) => {
  const Root = asChild ? Slot : 'a'
  return (
    <li>
      <Root
        data-slot="floating-bar-menu-item"
        className={cn(menuItem, className)}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          onClick?.(event)
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        }}
        {...props}
      />
    </li>
  )
}

/** An item for a page that is not available yet. */
export const FloatingBarMenuDisabledItem = ({ className, ...props }: ComponentProps<'button'>) => (
  <li>
    <button
      type="button"
      data-slot="floating-bar-menu-item"
      disabled
      className={cn(menuItem, className)}
      {...props}
    />
  </li>
)
