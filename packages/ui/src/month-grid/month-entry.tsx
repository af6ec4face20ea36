import type { ReactNode } from 'react'
import { spokenEntry } from '../calendar/calendar-entry'
import { EntryDetails } from '../calendar/entry-details'
import type { Segment } from '../calendar/month-layout'
import { cn } from '../cn/cn'
import { toneDot, toneSurface } from '../tone/tone'

type MonthEntryProps = {
  segment: Segment
  selected: boolean
  /** In the lower half of the grid the details open upward. */
  upward: boolean
  detailsId: string
  actions?: ReactNode
  onToggle: () => void
}

/** One entry in one week: a bar as long as its days, and its details while it is selected. */
export function MonthEntry({
  segment,
  selected,
  upward,
  detailsId,
  actions,
  onToggle,
}: MonthEntryProps) {
  const { entry, span, lane, continuesBefore, continuesAfter } = segment
  return (
    <div
      data-entry={entry.id}
      style={{ gridRow: lane + 2, width: `calc(${span * 100}% + ${span - 1}px)` }}
      className={cn(
        'relative z-10 min-w-0 pb-1',
        continuesBefore ? 'pl-0' : 'pl-1',
        continuesAfter ? 'pr-0' : 'pr-1',
        selected && 'z-20',
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={spokenEntry(entry)}
        aria-pressed={selected}
        aria-describedby={selected ? detailsId : undefined}
        onClick={onToggle}
        className={cn(
          'flex w-full items-start gap-1.5 rounded-control border px-1.5 py-0.5 text-left text-xs leading-4 font-semibold transition-[border-color] hover:border-current aria-pressed:border-current focus-visible:outline-offset-1',
          toneSurface[entry.tone],
          continuesBefore && 'rounded-l-none border-l-0',
          continuesAfter && 'rounded-r-none border-r-0',
        )}
      >
        <span
          aria-hidden
          className={cn(
            'mt-1 size-2 shrink-0 rounded-full forced-color-adjust-none',
            toneDot[entry.tone],
          )}
        />
        <span className="line-clamp-2 min-w-0 hyphens-auto">{entry.title}</span>
      </button>
      {selected ? (
        <EntryDetails
          id={detailsId}
          entry={entry}
          actions={actions}
          className={cn(
            'absolute z-20',
            upward ? 'bottom-full mb-1' : 'top-full',
            detailsSide(segment),
          )}
        />
      ) : null}
    </div>
  )
}

/** Where the details open: as the entry asks, unless they would leave the grid on that side. */
function detailsSide({ entry, column, span }: Segment) {
  const last = column + span - 1
  const left = 'right-1'
  const right = 'left-1'
  if (column <= 1) return right
  if (last >= 5) return left
  if (entry.side === 'left') return left
  if (entry.side === 'right') return right
  return 'left-1/2 -translate-x-1/2'
}
