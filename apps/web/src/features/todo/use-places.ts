import type { Todo } from '@tropa/contract/todo'
import { useState } from 'react'
import { useIsAcknowledging } from './api/acknowledge-todo'
import { keepPlaces } from './todo-view'

interface Listed {
  /** All to-dos as they are now. */
  todos: readonly Todo[]
  /** Those of them that pass the filter and the search now. */
  passing: readonly Todo[]
  /** Whether the to-dos are being loaded. */
  isLoading: boolean
  /** Changes with what the member does; the to-dos then take their places by what they are now. */
  occasion: string
}

/**
 * Whether the page shows what another page has loaded, until the first load brings what is now. An acknowledgement
 * ends it too: from then on nothing may move.
 */
const useIsOpening = (isLoading: boolean) => {
  const isAcknowledging = useIsAcknowledging()
  const [isOpening, setIsOpening] = useState(isLoading)
  if (isOpening && (!isLoading || isAcknowledging)) setIsOpening(false)
  return isOpening
}

/**
 * The shown to-dos as they were when they took their places: when the page was opened, and when the member last did
 * something to see others.
 */
export const usePlaces = ({ todos, passing, isLoading, occasion }: Listed): readonly Todo[] => {
  const present = `${useIsOpening(isLoading)} ${occasion}`
  const [kept, setKept] = useState({ occasion: present, placed: passing })
  const placed = kept.occasion === present ? keepPlaces(kept.placed, todos, passing) : passing
  if (placed !== kept.placed || present !== kept.occasion) setKept({ occasion: present, placed })
  return placed
}
