import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn/cn'

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** The level of the heading. */
  level?: 2 | 3
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
  level = 2,
  description,
  actions,
  className,
  children,
  ...props
}: SectionProps) => {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      data-slot="section"
      aria-labelledby={headingId}
      className={cn('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4', className)}
      {...props}
    >
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <Heading id={headingId} className={level === 2 ? 'text-lg' : 'text-md'}>
            {title}
          </Heading>
          {description ? <p className="max-w-text text-ink-soft">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </header>
      {children}
    </section>
  )
}
