import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { CheckIcon } from '@tropa/ui/icons'
import { useMember } from '../../session/member-context'
import { useAcknowledge } from './use-acknowledge'

/** The check under a to-do; done once, it stays checked. */
export const AcknowledgeButton = ({ todo }: { todo: Todo }) => {
  const { id } = useMember()
  const acknowledge = useAcknowledge()
  const isAcknowledged = todo.acknowledgedBy.some(({ userId }) => userId === id)
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start disabled:border-green-line disabled:bg-green-ground disabled:text-green-text"
      aria-label={`${isAcknowledged ? 'Acknowledged' : 'Acknowledge'}: ${todo.title}`}
      disabled={isAcknowledged || acknowledge.isPending}
      onClick={({ currentTarget }) => {
        // The button is about to be disabled, and would take the keyboard's place with it.
        currentTarget.closest('li')?.focus({ preventScroll: true })
        acknowledge.mutate(todo)
      }}
    >
      <CheckIcon aria-hidden />
      {isAcknowledged ? 'Acknowledged' : 'Acknowledge'}
    </Button>
  )
}
