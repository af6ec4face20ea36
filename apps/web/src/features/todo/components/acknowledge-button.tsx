import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { CheckIcon } from '@tropa/ui/icons'
import { useEffect, useRef, type RefObject } from 'react'
import { useMember } from '../../../session/member-context'
import { useAcknowledgements, useAcknowledgeTodo, useAsksAgain } from '../api/acknowledge-todo'

/** Keeps the keyboard focus on an acknowledged to-do's card, and back on the button when it was refused. */
const useKeptFocus = (button: RefObject<HTMLButtonElement | null>, isRefused: boolean) => {
  useEffect(() => {
    const card = button.current?.closest('li')
    if (isRefused && document.activeElement === card) button.current?.focus({ preventScroll: true })
  }, [button, isRefused])

  return () => {
    // A button loses the keyboard focus when it is disabled: move it to the card first.
    button.current?.closest('li')?.focus({ preventScroll: true })
  }
}

/** The check button under a to-do. Once acknowledged it stays checked. */
export const AcknowledgeButton = ({ todo }: { todo: Todo }) => {
  const { id } = useMember()
  const acknowledge = useAcknowledgeTodo(todo)
  const isAcknowledged = useAcknowledgements(todo).some(({ userId }) => userId === id)
  const asksAgain = useAsksAgain(todo)
  const open = asksAgain ? 'Acknowledge the change' : 'Acknowledge'
  const label = isAcknowledged ? 'Acknowledged' : open
  const button = useRef<HTMLButtonElement>(null)
  const moveFocusToCard = useKeptFocus(button, acknowledge.isError)
  return (
    <Button
      ref={button}
      variant="secondary"
      size="sm"
      wrap
      className="self-start px-[min(0.75rem,4vw)] print:hidden disabled:border-green-line disabled:bg-green-ground disabled:text-green-text"
      aria-label={`${label}: ${todo.title}`}
      disabled={isAcknowledged}
      onClick={() => {
        moveFocusToCard()
        acknowledge.mutate()
      }}
    >
      <CheckIcon aria-hidden />
      {label}
    </Button>
  )
}
