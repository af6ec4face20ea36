import { Slot } from '@radix-ui/react-slot'
import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
} from 'react'
import { cn } from '../cn/cn'
import { floatingBarItem } from '../floating-bar/floating-bar'
import { MenuIcon } from '../icons/icons'

const CloseContext = createContext<() => void>(() => undefined)

export type FloatingBarMenuProps = ComponentProps<'button'> & {
  /** The name of the toggle and of the list it opens. */
  label: string
  /** One of the menu's places is the current one: the toggle is highlighted. */
  active?: boolean
}

/**
 * A toggle that opens a list of links upward. It stands on the browser's own popover: it works
 * before any script has arrived, and closes on Escape and on a click elsewhere by itself.
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

  // Until a script listens, the browser itself says whether it is open.
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
        <MenuIcon aria-hidden />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-x-0 top-auto bottom-[calc(max(1rem,env(safe-area-inset-bottom))+4.25rem)] mx-auto w-60 rounded-tile border border-transparent bg-float p-2 text-ink shadow-float open:animate-rise-in"
      >
        <CloseContext value={() => popover.current?.hidePopover()}>
          <ul aria-label={label} className="grid gap-0.5">
            {children}
          </ul>
        </CloseContext>
      </div>
    </>
  )
}

const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-[0.75rem] px-3 text-left text-sm font-semibold text-ink no-underline transition-colors hover:bg-hover disabled:text-ink-faint disabled:hover:bg-transparent aria-[current=page]:bg-accent aria-[current=page]:text-on-accent [&_svg]:size-[1.125rem]'

export type FloatingBarMenuItemProps = ComponentProps<'a'> & {
  /** Renders the one child (a router's link) as the item. */
  asChild?: boolean
}

/** A place to go in the menu. Choosing it closes the menu. */
export const FloatingBarMenuItem = ({
  asChild = false,
  className,
  onClick,
  ...props
}: FloatingBarMenuItemProps) => {
  const close = use(CloseContext)
  const Root = asChild ? Slot : 'a'
  return (
    <li>
      <Root
        data-slot="floating-bar-menu-item"
        className={cn(menuItem, className)}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          onClick?.(event)
          close()
        }}
        {...props}
      />
    </li>
  )
}

/** A place that is not open yet. */
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
