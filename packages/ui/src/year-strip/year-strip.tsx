import type { ComponentProps, ReactNode } from 'react'
import { isoDate, monthShort } from '../calendar/calendar-dates'
import type { CalendarEntry } from '../calendar/calendar-entry'
import { EntryMark } from '../entry-mark/entry-mark'

export type StripMonth = {
  year: number
  /** 0 for January to 11 for December. */
  month: number
  /** The entries of the month, each drawn as a mark. */
  entries: readonly CalendarEntry[]
  /** Whether it is the month that is shown. */
  shown?: boolean
  /** Whether today is in it. */
  current?: boolean
}

/** The props of a month's link, which the app passes to its own kind of link. */
export type StripLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current'>

export type YearStripProps<M extends StripMonth> = Omit<
  ComponentProps<'nav'>,
  'children' | 'aria-label'
> & {
  /** Names the strip. For screen readers only. */
  label: string
  /** From first to last, usually about twelve; the one that is `shown` is highlighted. */
  months: readonly M[]
  /** Draws the link to a month, of the router for example; it gets the props that the second argument holds. */
  renderLink: (month: M, link: StripLinkProps) => ReactNode
}

const count = (entries: readonly CalendarEntry[]) =>
  entries.length === 1 ? '1 event' : `${entries.length || 'no'} events`

/**
 * The months of a year side by side, above a calendar, each a real link with a mark for every entry.
 * `shown` marks the month on the page, `current` that of today.
 */
export const YearStrip = <M extends StripMonth>({
  label,
  months,
  renderLink,
  className,
  ...props
}: YearStripProps<M>) => (
  <nav data-slot="year-strip" aria-label={label} className={className} {...props}>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(2.875rem,1fr))] gap-px overflow-hidden rounded-card border border-line bg-surface">
      {months.map((month) => {
        const date = isoDate(month.year, month.month, 1)
        return (
          <li
            key={date}
            className="grid shadow-[0_0_0_1px_var(--color-line)] forced-colors:outline"
          >
            {renderLink(month, {
              'aria-current': month.shown ? 'true' : undefined,
              className:
                'grid min-h-16 content-start gap-1.5 px-1.5 py-2 text-ink no-underline transition-colors hover:bg-hover focus-visible:-outline-offset-2 aria-[current=true]:bg-pressed aria-[current=true]:shadow-[inset_0_2px_0_var(--color-ink)] forced-colors:aria-[current=true]:border-2 lg:px-2',
              children: (
                <>
                  <span className="flex items-center gap-1.5 text-xs font-semibold">
                    {monthShort(date)}
                    <span className="sr-only">{` ${month.year}, ${count(month.entries)}`}</span>
                    {month.current ? (
                      <span className="size-1.5 rounded-full bg-accent-line forced-colors:border-3" />
                    ) : null}
                  </span>
                  <span className="flex flex-wrap gap-1">
                    {month.entries.map(({ id, shape, hue }) => (
                      <EntryMark key={id} shape={shape} hue={hue} className="size-2" />
                    ))}
                  </span>
                </>
              ),
            })}
          </li>
        )
      })}
    </ul>
  </nav>
)
