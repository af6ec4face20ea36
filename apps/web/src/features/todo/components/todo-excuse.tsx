import { useQuery } from '@tanstack/react-query'
import { isAsked, parseAssignee } from '@tropa/contract/assignee'
import type { Todo } from '@tropa/contract/todo'
import { useApi } from '../../../api/api-context'
import { useMember } from '../../../session/member-context'
import { ownStanding } from '../../excuse/api'
import { ExcuseButton } from '../../excuse/excuse-button'

/** Lets a member who has to deliver a to-do say that they cannot; nothing for the others. */
export const TodoExcuse = ({ todo: { _id: id, title, assignee } }: { todo: Todo }) => {
  const { role } = useMember()
  const isExpected = isAsked(parseAssignee(assignee) ?? [], role)
  const { data } = useQuery({ ...ownStanding(useApi()), enabled: isExpected })
  if (!isExpected) return null
  const state = data?.excuses.find(({ subject }) => subject._id === id)?.state
  return (
    // Keeps the button's place while the excuses load, so that nothing moves when they arrive.
    <div className={data ? 'contents' : 'invisible'}>
      <ExcuseButton kind="todo" id={id} title={title} state={state} />
    </div>
  )
}
