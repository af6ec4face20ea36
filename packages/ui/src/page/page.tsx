import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'

/** Its size is capped so that a long word still fits on a phone with large text. */
const pageTitle =
  'text-[length:min(var(--text-xl),14vw)] leading-[1.15] tracking-[-0.018em] sm:text-2xl'

export type PageProps = Omit<ComponentProps<'main'>, 'title' | 'children'> & {
  /** The only `h1` of the page. */
  title?: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** What the screen is about, in one or more Sections. */
  children?: ReactNode
}

/**
 * The `main` element of a screen, once on each. Skip links point to its id `main`.
 */
export const Page = ({ title, lead, actions, className, children, ...props }: PageProps) => (
  <main
    id="main"
    tabIndex={-1}
    data-slot="page"
    className={cn(
      'mx-auto w-full max-w-page px-[min(1rem,5vw)] py-8 outline-none sm:px-6 sm:py-12',
      className,
    )}
    {...props}
  >
    {title ? (
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-8">
        <div className="grid min-w-0 grid-cols-1 gap-2">
          <h1 className={pageTitle}>{title}</h1>
          {lead ? <p className="max-w-text text-md text-ink-soft">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </header>
    ) : null}
    {children}
  </main>
)
