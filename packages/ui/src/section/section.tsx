import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn/cn'

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** One sentence below the heading. */
  description?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
}

/**
 * A part of a page with a heading that names it: a region, which screen readers can jump to. Actions
 * that concern only this part stand beside its heading.
 */
export const Section = ({
  title,
  description,
  actions,
  className,
  children,
  ...props
}: SectionProps) => {
  const headingId = useId()
  return (
    <section
      data-slot="section"
      aria-labelledby={headingId}
      className={cn('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4', className)}
      {...props}
    >
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h2 id={headingId} className="text-lg">
            {title}
          </h2>
          {description ? <p className="max-w-text text-ink-soft">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </header>
      {children}
    </section>
  )
}
