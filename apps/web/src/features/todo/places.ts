import type { Todo } from '@tropa/contract/todo/todo'
import { useState } from 'react'
import { useIsAcknowledging } from './api'

/**
 * The to-dos as they were when they took their places on the page, in that order. A button must not move away
 * from under a finger, so a reload changes no place: it only removes to-dos that are gone, and adds those that
 * now pass the filter and the search at the end.
 *
 * @param todos - all current to-dos
 * @param passing - those that pass the filter and the search now
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
  /** The to-dos that pass the filter and the search now. */
  passing: readonly Todo[]
  isLoading: boolean
  /** Changes when the member does something after which the to-dos are sorted again. */
  occasion: string
}

/**
 * Whether the page still shows what another page has loaded, because its own first load has not ended. An
 * acknowledgement ends this too: from then on nothing may move.
 */
const useIsOpening = (isLoading: boolean) => {
  const isAcknowledging = useIsAcknowledging()
  const [isOpening, setIsOpening] = useState(isLoading)
  if (isOpening && (!isLoading || isAcknowledging)) setIsOpening(false)
  return isOpening
}

/**
 * The shown to-dos as they were when they took their places: when the page was opened, or when the member last
 * changed what is shown.
 */
export const usePlaces = ({ todos, passing, isLoading, occasion }: Listed): readonly Todo[] => {
  const present = `${useIsOpening(isLoading)} ${occasion}`
  const [kept, setKept] = useState({ occasion: present, placed: passing })
  const placed = kept.occasion === present ? keepPlaces(kept.placed, todos, passing) : passing
  if (placed !== kept.placed || present !== kept.occasion) setKept({ occasion: present, placed })
  return placed
}
