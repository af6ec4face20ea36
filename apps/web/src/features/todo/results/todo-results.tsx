import type { TodoResult } from '@tropa/contract/todo/result'
import type { Todo } from '@tropa/contract/todo/todo'
import { cn } from '@tropa/ui/cn'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useItemDialog } from '../../../hooks/use-item-dialog'
import { useMember } from '../../../session/member-context'
import { AskButton } from '../../../components/ask-button'
import { HandInDialog } from './hand-in-dialog'
import { ResultState, ResultTexts } from './result-state'
import { useResults } from './results'
import { ResultsList } from './results-list'
import { useIsExpected } from '../filter-todos'

interface OwnResultProps {
  todo: Todo
  result: TodoResult | undefined
}

/** Lets a member who has to deliver a to-do hand in a result, and shows its state. */
const OwnResult = ({ todo, result }: OwnResultProps) => {
  const dialog = useItemDialog<TodoResult | undefined>()
  const [label, name] =
    result && result.state !== 'returned'
      ? ['Change', 'Change what you handed in']
      : ['Hand in', 'Hand in']
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <AskButton
          label={label}
          accessibleLabel={`${name}: ${todo.title}`}
          onAsk={(opener) => dialog.ask(result, opener)}
        />
        {result ? <ResultState result={result} /> : null}
      </div>
      {result ? <ResultTexts result={result} /> : null}
      {dialog.count > 0 ? <HandInDialog key={dialog.count} todo={todo} dialog={dialog} /> : null}
    </div>
  )
}

interface TodoResultsProps {
  todo: Todo
  /** Archived results are loaded on demand, because there may be many. */
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
  const { data: results } = useResults(todo._id, isArchived, isFor && isShown)
  if (!isFor) return null
  return isShown ? (
    // Keeps its place while it loads, so that nothing moves when it arrives.
    <div className={cn('grid min-w-0 gap-3', isAdmin && 'w-full', !results && 'invisible')}>
      {isAdmin ? <ResultsList {...{ todo, isArchived }} results={results ?? []} /> : null}
      {isExpected ? (
        <OwnResult todo={todo} result={results?.find(({ userId }) => userId === id)} />
      ) : null}
    </div>
  ) : (
    <AskButton
      label="Results"
      accessibleLabel={`Results: ${todo.title}`}
      onAsk={() => setIsShown(true)}
    />
  )
}
