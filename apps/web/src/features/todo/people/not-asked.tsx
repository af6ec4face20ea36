import type { Todo } from '@tropa/contract/todo/todo'
import { useExpectedMembers } from './people'

interface NotAskedProps {
  todo: Todo
  isArchived?: boolean
  userId: string
}

/** Says to admins, beside a name, that those who are counted do not include its member. */
export const NotAsked = ({ todo, isArchived = false, userId }: NotAskedProps) => {
  const expected = useExpectedMembers(todo, isArchived)
  return expected && !expected.includes(userId) ? (
    <span className="text-xs font-normal text-ink-soft">(not asked)</span>
  ) : null
}
