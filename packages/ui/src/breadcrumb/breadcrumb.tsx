import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { useLabels } from '../labels/labels'

export type BreadcrumbProps = ComponentProps<'nav'>

/**
 * The path from the start of an area to this page, above the title of its Page. The items have the names
 * of the screens; the last one is `current` and has no `href`.
 */
export const Breadcrumb = ({ className, children, ...props }: BreadcrumbProps) => (
  <nav
    data-slot="breadcrumb"
    aria-label={useLabels().breadcrumb ?? 'Breadcrumb'}
    className={cn('mb-3 text-sm print:hidden', className)}
    {...props}
  >
    <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">{children}</ol>
  </nav>
)

export type BreadcrumbItemProps = ComponentProps<'a'> & {
  /** Renders its only child, for example a router link, instead of an `<a>`. */
  asChild?: boolean
  /** Marks the item as the current page. */
  current?: boolean
}

/** One level of the breadcrumb: a link, or the current page. */
export const BreadcrumbItem = ({
  asChild = false,
  current = false,
  className,
  ...props
}: BreadcrumbItemProps) => {
  const Root = asChild ? Slot : 'a'
  return (
    <li className="flex min-w-0 items-center gap-2 wrap-anywhere not-first:before:text-ink-faint not-first:before:content-['/'/'']">
      <Root
        data-slot="breadcrumb-item"
        {...(current ? { 'aria-current': 'page' as const } : {})}
        className={cn(
          'touch-target rounded-control text-ink-soft no-underline transition-colors hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline',
          className,
        )}
        {...props}
      />
    </li>
  )
}
