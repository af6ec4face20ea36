import type { Todo } from '@tropa/contract/todo/todo'
import { cn } from '@tropa/ui/cn'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMember } from '../../session/member-context'
import { AskButton } from '../excuse/excuse-dialogs'
import { useExpected } from './api'
import { OwnResult } from './own-result'
import { useResults } from './results'
import { ResultsList } from './results-list'
import { useIsExpected } from './todo-view'

interface TodoResultsProps {
  todo: Todo
  /** Of which there may be many: what was handed in is loaded when it is asked for. */
  isArchived: boolean
}

/** What was handed in for a to-do: all of it for admins, and the member's own. */
export const TodoResults = ({ todo, isArchived }: TodoResultsProps) => {
  const { id, userType } = useMember()
  const isAdmin = userType === 'admin'
  const isExpected = useIsExpected(todo)
  const isLedHere = useLocation().hash === `#${todo._id}`
  const [isShown, setIsShown] = useState(!isArchived || isLedHere)
  const isFor = isAdmin || isExpected
  const { data: results = [], isPending } = useResults(todo._id, isArchived, isFor && isShown)
  const expected = useExpected(todo, isArchived ? 'archived' : 'active')?.expected ?? 0
  if (!isFor) return null
  return isShown ? (
    // Keeps its place while it loads, so that nothing moves when it arrives.
    <div className={cn('grid gap-3', isPending && 'invisible')}>
      {isAdmin ? <ResultsList todo={todo} results={results} expected={expected} /> : null}
      {isExpected ? (
        <OwnResult todo={todo} result={results.find(({ userId }) => userId === id)} />
      ) : null}
    </div>
  ) : (
    <div>
      <AskButton
        label="Results"
        accessibleLabel={`Results: ${todo.title}`}
        onAsk={() => setIsShown(true)}
      />
    </div>
  )
}
