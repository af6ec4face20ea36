import type { Todo } from '@tropa/contract/todo'
import { useState } from 'react'
import { keepPlaces } from './todo-view'

/**
 * The to-dos as they were when they took their places: when the page was opened, and when the member last did
 * something to see others.
 *
 * @param occasion - changes with what the member does; the to-dos then take their places by what they are now
 */
export const usePlaces = (todos: readonly Todo[], occasion: string): readonly Todo[] => {
  const [kept, setKept] = useState({ occasion, placed: todos })
  const placed = kept.occasion === occasion ? keepPlaces(kept.placed, todos) : todos
  if (placed !== kept.placed || occasion !== kept.occasion) setKept({ occasion, placed })
  return placed
}
