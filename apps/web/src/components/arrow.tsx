import { cn } from '@tropa/ui/cn'
import type { ComponentProps } from 'react'

/** Shows that a tile is a link. Drawn here, because Lucide's icons would be in the scripts of the home page. */
export const Arrow = ({ className, ...props }: ComponentProps<'svg'>) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cn('shrink-0', className)}
    {...props}
  >
    <path d="M5 12h14M12 5l7 7-7 7" />
  </svg>
)
