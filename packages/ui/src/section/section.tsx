import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn/cn'

export type SectionProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The heading, an `h2`: a noun that the page has only once. */
  title: ReactNode
  /** One sentence below the heading. */
  description?: ReactNode
  /** The part itself, such as a Card, a list or a Table. */
  children?: ReactNode
}

/**
 * A part of a page with a heading that names it: a region, which screen readers can jump to.
 */
export const Section = ({ title, description, className, children, ...props }: SectionProps) => {
  const headingId = useId()
  return (
    <section
      data-slot="section"
      aria-labelledby={headingId}
      className={cn('grid min-w-0 grid-cols-1 gap-4', className)}
      {...props}
    >
      <header className="grid min-w-0 gap-1">
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        {description ? <p className="max-w-text text-ink-soft">{description}</p> : null}
      </header>
      {children}
    </section>
  )
}
