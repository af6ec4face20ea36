import { useState } from 'react'
import type { SemesterMonth } from './months'

/** The event whose details are open, until the month changes. */
export const useSelection = ({ semester, month }: SemesterMonth) => {
  const shownKey = `${semester} ${month}`
  const [selection, setSelection] = useState<{ shownKey: string; id: string } | null>(null)
  // Dropped here and not only when a link is clicked: the browser's back button changes the month too.
  if (selection && selection.shownKey !== shownKey) setSelection(null)
  return {
    selectedId: selection?.shownKey === shownKey ? selection.id : null,
    select: (id: string | null) => setSelection(id === null ? null : { shownKey, id }),
  }
}
