import * as Primitive from '@radix-ui/react-tooltip'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '../cn/cn'

export type TooltipProps = Omit<
  ComponentProps<typeof Primitive.Content>,
  'content' | 'children'
> & {
  /** A few words. Touch screens never show them, so they must not be essential. */
  content: ReactNode
  /** The element it explains. It must be focusable. */
  children: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Milliseconds between hovering and showing. */
  delayDuration?: number
}

/** A few words beside an element while it is hovered or focused. */
export const Tooltip = ({
  content,
  children,
  open,
  defaultOpen,
  onOpenChange,
  delayDuration = 300,
  className,
  ...props
}: TooltipProps) => (
  <Primitive.Provider>
    <Primitive.Root {...{ open, defaultOpen, onOpenChange, delayDuration }}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="tooltip"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-50 max-w-64 rounded-control border border-transparent bg-ink px-2.5 py-1 text-xs font-medium text-on-ink select-none data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-rise-in data-[state=instant-open]:animate-fade-in',
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
