import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { CheckIcon } from '@tropa/ui/icons'
import { focusFirst, neighbourOf } from '../../../hooks/list-neighbour'
import { useMember } from '../../../session/member-context'
import { useAcknowledgements, useAcknowledgeTodo } from '../api/acknowledge-todo'

/** The check button under a to-do. Once acknowledged it stays checked. */
export const AcknowledgeButton = ({ todo }: { todo: Todo }) => {
  const { id } = useMember()
  const acknowledge = useAcknowledgeTodo(todo)
  const isAcknowledged = useAcknowledgements(todo).some(({ userId }) => userId === id)
  const label = isAcknowledged ? 'Acknowledged' : 'Acknowledge'
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start disabled:border-green-line disabled:bg-green-ground disabled:text-green-text"
      aria-label={`${label}: ${todo.title}`}
      disabled={isAcknowledged}
      onClick={({ currentTarget }) => {
        const card = currentTarget.closest('li')
        const neighbour = neighbourOf(currentTarget)
        // A button loses the keyboard focus when it is disabled: move it to the card first.
        card?.focus({ preventScroll: true })
        acknowledge.mutate(undefined, {
          onSettled: () => {
            // A filter may leave the card out from now on.
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) focusFirst([card, neighbour])
            })
          },
        })
      }}
    >
      <CheckIcon aria-hidden />
      {label}
    </Button>
  )
}
