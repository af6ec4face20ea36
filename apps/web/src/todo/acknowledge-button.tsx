import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { useMember } from '../session/member-context'
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
      aria-label={`${isAcknowledged ? 'Acknowledged' : 'Acknowledge'}: ${todo.title}`}
      disabled={isAcknowledged}
      onClick={() => acknowledge.mutate(todo)}
    >
      ✓ {isAcknowledged ? 'Acknowledged' : 'Acknowledge'}
    </Button>
  )
}
