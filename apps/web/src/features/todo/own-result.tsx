import type { TodoResult } from '@tropa/contract/todo/result'
import type { Todo } from '@tropa/contract/todo/todo'
import { cn } from '@tropa/ui/cn'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfirmation } from '../../hooks/use-confirmation'
import { useMember } from '../../session/member-context'
import { AskButton } from '../excuse/excuse-dialogs'
import { HandInDialog } from './hand-in-dialog'
import { ResultState, ResultTexts } from './result-state'
import { useResults } from './results'
import { useIsExpected } from './todo-view'

interface OwnResultProps {
  todo: Todo
  /** Whether it is loaded only when it is asked for: there may be many to-dos. */
  isOnDemand?: boolean
}

/** Lets a member who has to deliver a to-do hand in a result, and shows what became of that. */
export const OwnResult = ({ todo, isOnDemand = false }: OwnResultProps) => {
  const { _id, title } = todo
  const { id } = useMember()
  const isExpected = useIsExpected(todo)
  const isLedHere = useLocation().hash === `#${_id}`
  const [isShown, setIsShown] = useState(!isOnDemand || isLedHere)
  const { data, isPending } = useResults(_id, isExpected && isShown)
  const dialog = useConfirmation<TodoResult | undefined>()
  if (!isExpected) return null
  if (!isShown) {
    return (
      <AskButton
        label="My result"
        accessibleLabel={`My result: ${title}`}
        onAsk={() => setIsShown(true)}
      />
    )
  }
  const result = data?.find(({ userId }) => userId === id)
  const stands = result !== undefined && result.state !== 'returned'
  return (
    // Keeps its place while it loads, so that nothing moves when it arrives.
    <div className={cn('grid gap-2', isPending && 'invisible')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <AskButton
          label={stands ? 'Change' : 'Hand in'}
          accessibleLabel={`${stands ? 'Change what you handed in' : 'Hand in'}: ${title}`}
          onAsk={(opener) => dialog.ask(result, opener)}
        />
        {result ? <ResultState result={result} /> : null}
      </div>
      {result ? <ResultTexts result={result} /> : null}
      {dialog.count > 0 ? <HandInDialog key={dialog.count} todo={todo} dialog={dialog} /> : null}
    </div>
  )
}
