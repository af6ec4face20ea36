import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { CalendarEntry } from '../calendar/calendar-entry'
import { shortRange } from '../calendar/calendar-dates'
import { EntryMark } from '../entry-mark/entry-mark'

const gap = 4

type MonthDetailsProps = {
  id: string
  root: RefObject<HTMLElement | null>
  entry: CalendarEntry
  actions?: ReactNode
}

/** The full title and dates of the selected entry, beside its bar and always within the grid. */
export const MonthDetails = ({ id, root, entry, actions }: MonthDetailsProps) => {
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const position = () => {
      const frame = root.current
      const note = panel.current
      const bar = frame && findBar(frame, entry.id)
      if (!frame || !note || !bar) return
      const outer = frame.getBoundingClientRect()
      const box = bar.getBoundingClientRect()
      const width = note.offsetWidth
      const mirrored = getComputedStyle(frame).direction === 'rtl'
      const wanted = {
        right: mirrored ? box.right - width : box.left,
        left: mirrored ? box.left : box.right - width,
        center: box.left + (box.width - width) / 2,
      }[entry.side ?? 'center']
      const left = Math.min(Math.max(0, wanted - outer.left), outer.width - width)
      const above = box.top - outer.top - note.offsetHeight - gap
      const below = box.bottom - outer.top + gap
      const up = below + note.offsetHeight > outer.height && above > 0
      note.style.left = `${left}px`
      note.style.top = `${up ? above : below}px`
    }
    position()
    window.addEventListener('resize', position)
    return () => window.removeEventListener('resize', position)
  }, [root, entry])

  return (
    <div
      ref={panel}
      data-entry={entry.id}
      className="absolute z-details w-64 animate-fade-in rounded-card border border-transparent bg-float p-3 text-start text-ink shadow-float"
    >
      <div id={id} role="tooltip" className="grid gap-1">
        <p className="flex items-center gap-2 text-xs font-semibold text-ink-soft">
          <EntryMark shape={entry.shape} hue={entry.hue} />
          <span>{entry.kind}</span>
        </p>
        <p className="text-sm font-semibold">{entry.title}</p>
        <p className="tabular text-xs text-ink-soft">{shortRange(entry.start, entry.end)}</p>
      </div>
      {actions ? <div className="mt-2 flex flex-wrap gap-3 text-xs">{actions}</div> : null}
    </div>
  )
}

/** The clicked bar, or the first one if the entry was selected elsewhere. */
const findBar = (root: HTMLElement, entryId: string): Element | null => {
  const bars = root.querySelectorAll(`[role="grid"] [data-entry="${CSS.escape(entryId)}"] button`)
  return [...bars].find((bar) => bar === document.activeElement) ?? bars[0] ?? null
}
