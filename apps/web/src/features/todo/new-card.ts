import type { Todo, TodoForm } from '@tropa/contract/todo/todo'
import { useRef, useState } from 'react'

const showCard = (card: HTMLElement | null) => {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'center' })
}

const busy = ['input', 'textarea', '[role=menu]', '[role=listbox]', '[role$=dialog]']

/** Whether a text field, a menu or an open dialog has the focus, which nothing may take from it. */
const isBusy = () => Boolean(document.activeElement?.closest(busy.join()))

/**
 * The card of the to-do that was just posted. It is shown when the list first includes it, but not when a search
 * brings it back.
 *
 * @param todos - the active to-dos once loaded; without them a new one cannot be told from older ones
 */
export const useNewCard = (todos?: readonly Todo[]) => {
  const [expected, setExpected] = useState<{ todo: TodoForm; known: Set<string> }>()
  const [id, setId] = useState<string>()
  const shownId = useRef<string>(undefined)
  // Of two equal to-dos, the newer one is later in the list.
  const posted = todos?.findLast(
    ({ _id, title, deadline }) =>
      expected?.todo.title === title &&
      expected.todo.deadline === deadline &&
      !expected.known.has(_id),
  )
  if (posted) {
    setExpected(undefined)
    setId(posted._id)
  }
  return {
    id,
    /** Waits for a to-do that the server has accepted; any that were listed when it was sent are not it. */
    expect: (todo: TodoForm) => {
      setExpected(todos && { todo, known: new Set(todos.map(({ _id }) => _id)) })
      setId(undefined)
    },
    show: (card: HTMLElement | null) => {
      if (!card || shownId.current === id) return
      shownId.current = id
      if (!isBusy()) showCard(card)
    },
  }
}

/** Shows the card of the to-do that was just posted; returns whether it is on the page yet. */
export const showNewCard = (): boolean => {
  const card = document.querySelector<HTMLElement>('#main li[data-new]')
  showCard(card)
  return card !== null
}
