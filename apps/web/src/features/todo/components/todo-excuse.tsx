import { useQuery } from '@tanstack/react-query'
import { isAsked, parseAssignee } from '@tropa/contract/assignee'
import { mediumDate } from '@tropa/contract/time/day-text'
import type { Todo } from '@tropa/contract/todo'
import { useApi } from '../../../api/api-context'
import { useConfirmation } from '../../../hooks/use-confirmation'
import { useTeams } from '../../../hooks/use-rights'
import { ownStanding } from '../../excuse/api'
import { ExcuseButton, ExcuseDialog, type ExcuseSubject } from '../../excuse/excuse-button'

/** Lets a member who has to deliver a to-do say that they cannot; nothing for the others. */
export const TodoExcuse = ({ todo }: { todo: Todo }) => {
  const { _id: id, title, assignee, deadline } = todo
  const isExpected = isAsked(parseAssignee(assignee) ?? [], useTeams())
  const { data, isError } = useQuery({ ...ownStanding(useApi()), enabled: isExpected })
  const dialog = useConfirmation<ExcuseSubject>()
  if (!isExpected) return null
  return (
    // Keeps the button's place while the excuses load, so that nothing moves when they arrive.
    <div className={data || isError ? 'contents' : 'invisible'}>
      <ExcuseButton
        subject={{ kind: 'todo', id, title, when: `due ${mediumDate(deadline)}` }}
        state={data?.excuses.find(({ subject }) => subject._id === id)?.state}
        dialog={dialog}
      />
      <ExcuseDialog dialog={dialog} />
    </div>
  )
}
