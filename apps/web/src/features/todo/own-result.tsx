import type { TodoResult } from '@tropa/contract/todo/result'
import type { Todo } from '@tropa/contract/todo/todo'
import { useConfirmation } from '../../hooks/use-confirmation'
import { AskButton } from '../excuse/excuse-dialogs'
import { HandInDialog } from './hand-in-dialog'
import { ResultState, ResultTexts } from './result-state'

interface OwnResultProps {
  todo: Todo
  result: TodoResult | undefined
}

/** Lets a member who has to deliver a to-do hand in a result, and shows what became of that. */
export const OwnResult = ({ todo, result }: OwnResultProps) => {
  const dialog = useConfirmation<TodoResult | undefined>()
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
