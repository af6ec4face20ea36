import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { CalendarEntry } from '../calendar/calendar-entry'
import { EntryDetails } from '../calendar/entry-details'

const GAP = 4

type MonthDetailsProps = {
  id: string
  root: RefObject<HTMLElement | null>
  entry: CalendarEntry
  actions?: ReactNode
}

/** The details of the selected entry, beside its bar and always within the grid. */
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
      const above = box.top - outer.top - note.offsetHeight - GAP
      const below = box.bottom - outer.top + GAP
      const up = below + note.offsetHeight > outer.height && above > 0
      note.style.left = `${left}px`
      note.style.top = `${up ? above : below}px`
    }
    position()
    window.addEventListener('resize', position)
    return () => window.removeEventListener('resize', position)
  }, [root, entry])

  return (
    <div ref={panel} data-entry={entry.id} className="absolute z-20">
      <EntryDetails id={id} entry={entry} actions={actions} />
    </div>
  )
}

/** The clicked bar, or the first one if the entry was selected elsewhere. */
const findBar = (root: HTMLElement, entryId: string): Element | null => {
  const bars = root.querySelectorAll(`[role="grid"] [data-entry="${CSS.escape(entryId)}"] button`)
  return [...bars].find((bar) => bar === document.activeElement) ?? bars[0] ?? null
}
