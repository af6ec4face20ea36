import type { Todo } from '@tropa/contract/todo/todo'
import { useState } from 'react'
import { useIsAcknowledging } from './api'

/**
 * The to-dos as they were when they took their places on the page, in the order of their places. A button must
 * not move away from under a finger, so what a reload brings changes no place: it only takes away what is
 * gone, and puts last what passes the filter and the search since.
 *
 * @param todos - all as they are now
 * @param passing - those of them that pass now
 */
export const keepPlaces = (
  placed: readonly Todo[],
  todos: readonly Todo[],
  passing: readonly Todo[],
): readonly Todo[] => {
  const present = new Set(todos.map(({ _id }) => _id))
  const known = new Set(placed.map(({ _id }) => _id))
  const left = placed.filter(({ _id }) => present.has(_id))
  const newcomers = passing.filter(({ _id }) => !known.has(_id))
  return left.length === placed.length && newcomers.length === 0 ? placed : [...left, ...newcomers]
}

interface Listed {
  todos: readonly Todo[]
  /** Those of them that pass the filter and the search now. */
  passing: readonly Todo[]
  isLoading: boolean
  /** Changes with what the member does; the to-dos are then sorted again. */
  occasion: string
}

/**
 * Whether the page shows what another page has loaded, until its first load has ended. An acknowledgement
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
