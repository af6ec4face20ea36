import { cn } from '@tropa/ui/cn'
import { ChevronDownIcon } from '@tropa/ui/icons'
import type { ControlSize } from '@tropa/ui/input'
import { controlVariants } from '@tropa/ui/input'
import type { ComponentProps } from 'react'

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: ControlSize }

/** The browser's own select: it works before any script has arrived, and phones know it well. */
export const NativeSelect = ({ size, className, ...props }: NativeSelectProps) => (
  <span className={cn('relative block', className)}>
    <select
      className={cn(
        controlVariants({ size }),
        'cursor-pointer appearance-none pr-10 text-ellipsis pointer-coarse:pr-10',
      )}
      {...props}
    />
    <ChevronDownIcon
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
    />
  </span>
)
