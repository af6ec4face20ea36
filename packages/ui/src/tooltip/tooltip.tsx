import * as Primitive from '@radix-ui/react-tooltip'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '../cn/cn'

export type TooltipProps = Omit<
  ComponentProps<typeof Primitive.Content>,
  'content' | 'children'
> & {
  /** A few words. What one must know does not belong here: touch never sees it. */
  content: ReactNode
  /** What it explains: one element that can take the focus. */
  children: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Milliseconds before it shows under a resting pointer. */
  delayDuration?: number
}

/** A few words beside something, while it is pointed at or has the focus. */
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
