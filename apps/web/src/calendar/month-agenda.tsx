import type { AgendaListProps } from '@tropa/ui/agenda-list'
import { AgendaList } from '@tropa/ui/agenda-list'
import { useCallback, useRef, useState } from 'react'
import { useOutsideClick } from './use-outside-click'

/** The month as phones show it. Its selection is its own, so that the hidden grid leaves it alone. */
export const MonthAgenda = (props: Omit<AgendaListProps, 'selectedId' | 'onSelect' | 'ref'>) => {
  const list = useRef<HTMLOListElement>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const clear = useCallback(() => setSelectedId(null), [])
  useOutsideClick(list, selectedId !== null, clear)
  if (props.entries.length === 0) return null
  return <AgendaList {...props} ref={list} selectedId={selectedId} onSelect={setSelectedId} />
}
