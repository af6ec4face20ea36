import { spokenEntry } from '../calendar/calendar-entry'
import type { Segment } from '../calendar/month-layout'
import { cn } from '../cn/cn'
import { EntryMark } from '../entry-mark/entry-mark'
import { hueSurface } from '../tone/tone'

type MonthEntryProps = {
  segment: Segment
  selected: boolean
  detailsId: string
  onToggle: () => void
}

/** The bar of an entry within one week. */
export const MonthEntry = ({ segment, selected, detailsId, onToggle }: MonthEntryProps) => {
  const { entry, span, lane, continuesBefore, continuesAfter } = segment
  return (
    <div
      data-entry={entry.id}
      style={{ gridRow: lane + 2, width: `calc(${span * 100}% + ${span - 1}px)` }}
      className={cn('relative z-entry pb-1', !continuesBefore && 'ps-1', !continuesAfter && 'pe-1')}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={spokenEntry(entry)}
        aria-pressed={selected}
        aria-describedby={selected ? detailsId : undefined}
        onClick={onToggle}
        className={cn(
          'block min-h-7 w-full rounded-control border px-1.5 py-1.25 text-start text-xs leading-4 font-semibold transition-[border-color] enabled:hover:border-current aria-pressed:border-current focus-visible:outline-offset-1 pointer-coarse:min-h-11 pointer-coarse:py-3 noscript:pointer-events-none',
          hueSurface[entry.hue],
          continuesBefore && 'rounded-s-none border-s-0',
          continuesAfter && 'rounded-e-none border-e-0',
        )}
      >
        <span className="block min-w-0 lg:ps-4.5 lg:[text-indent:-1.125rem]">
          <EntryMark
            shape={entry.shape}
            hue={entry.hue}
            className="me-1.5 inline-block align-[-0.0625rem]"
          />
          <span className="hidden print:inline">{entry.kind}: </span>
          {entry.title}{' '}
        </span>
      </button>
    </div>
  )
}
