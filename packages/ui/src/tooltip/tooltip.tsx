import * as Primitive from '@radix-ui/react-tooltip'
import {
  useCallback,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { cn } from '../cn/cn'

export type TooltipProps = Omit<
  ComponentProps<typeof Primitive.Content>,
  'content' | 'children'
> & {
  /** A few words. Touch screens show them only with `opensOnPress`, else they must not be essential. */
  content: ReactNode
  /** The element it explains. It must be focusable. */
  children: ReactElement
  /** Whether it is shown, if your code controls it; by default hover and focus do. */
  open?: boolean
  /** Receives whether it should be shown now, after each hover, focus, press or Escape. */
  onOpenChange?: (open: boolean) => void
  /** Shows it until the next press as well. For a button that does nothing else. */
  opensOnPress?: boolean
}

/** Toggles on a click; the press before the click has already closed an open tooltip. */
const usePress = (isOpen: boolean, setIsOpen: (open: boolean) => void) => {
  const wasOpen = useRef<boolean>(undefined)
  return {
    onPointerDown: () => {
      wasOpen.current = isOpen
    },
    onClick: (event: MouseEvent) => {
      // By default, a click closes a tooltip.
      event.preventDefault()
      setIsOpen(!(wasOpen.current ?? isOpen))
      wasOpen.current = undefined
    },
  }
}

/**
 * A few words beside an element while it is hovered or focused, such as the name of a button that shows
 * only an icon. Never for what is needed: touch screens show it only with `opensOnPress`.
 */
export const Tooltip = ({
  content,
  children,
  open,
  onOpenChange,
  opensOnPress = false,
  className,
  ...props
}: TooltipProps) => {
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const setIsOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const press = usePress(isOpen, setIsOpen)
  // Within the landmark of what it explains: assistive technology finds nothing outside of landmarks.
  const [main, setMain] = useState<HTMLElement | null>(null)
  const findMain = useCallback(
    (trigger: HTMLElement | null) => setMain(trigger?.closest('main') ?? null),
    [],
  )
  return (
    <Primitive.Provider>
      <Primitive.Root open={isOpen} onOpenChange={setIsOpen} delayDuration={300}>
        <Primitive.Trigger ref={findMain} asChild {...(opensOnPress ? press : {})}>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal container={main}>
          <Primitive.Content
            data-slot="tooltip"
            side="top"
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-top max-w-64 rounded-control border border-transparent bg-ink px-2.5 py-1 text-xs font-medium text-on-ink select-none data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-rise-in data-[state=instant-open]:animate-fade-in',
              className,
            )}
            {...props}
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
