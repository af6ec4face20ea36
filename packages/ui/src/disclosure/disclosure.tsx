import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'
import { ChevronDownIcon } from '../icons/icons'

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title' | 'children'> & {
  /** Always shown; a click on it shows and hides the content. */
  title: ReactNode
  /** Without a frame, inside a Card. */
  quiet?: boolean
  /** Whether it is open from the start; later a click decides. */
  open?: boolean
  /** Only one of several disclosures with the same name is open at a time. */
  name?: string
  /** What the title shows and hides. */
  children?: ReactNode
}

/**
 * Content behind its title, for what few readers need; the title is enough to decide whether to open
 * it. It works before the scripts have loaded. With the same `name`, only one of several is open.
 */
export const Disclosure = ({
  title,
  quiet = false,
  className,
  children,
  ...props
}: DisclosureProps) => (
  <details
    data-slot="disclosure"
    className={cn(!quiet && 'rounded-card border border-line bg-surface', className)}
    {...props}
  >
    <summary
      className={cn(
        'flex list-none items-center font-semibold [&::-webkit-details-marker]:hidden',
        quiet
          ? 'min-h-9 w-fit max-w-full gap-1 text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11'
          : 'min-h-12 justify-between gap-4 px-4',
      )}
    >
      {title}
      <ChevronDownIcon
        aria-hidden
        className="size-5 shrink-0 transition-transform in-[[open]>summary]:rotate-180 print:hidden"
      />
    </summary>
    <div className={quiet ? 'pb-1' : 'border-t border-line px-4 py-2'}>{children}</div>
  </details>
)
