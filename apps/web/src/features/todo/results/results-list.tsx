import { resultMessages, type TodoResult } from '@tropa/contract/todo/result'
import type { Todo } from '@tropa/contract/todo/todo'
import { Disclosure } from '@tropa/ui/disclosure'
import { Tally } from '@tropa/ui/tally'
import type { ApiClient } from '../../../api/api-context'
import { attentionKey, rollCallKey } from '../../../api/shared-queries'
import { Person } from '../../../components/person'
import { useChange } from '../../../api/use-change'
import { type ItemDialog, useItemDialog } from '../../../hooks/use-item-dialog'
import { useByCalled, useSpokenName } from '../../../hooks/use-names'
import { useMember } from '../../../session/member-context'
import { AskButton } from '../../../components/ask-button'
import { type Question, ReasonDialog } from '../../../components/reason-dialog'
import { NotAsked } from '../people/not-asked'
import { useExpectedMembers } from '../people/people'
import { ResultState, ResultTexts } from './result-state'
import { resultsKey } from './results'

const reloaded = [resultsKey, rollCallKey, attentionKey]

const answering =
  ({ _id: id }: Todo, { userId, handedInAt }: TodoResult, state: 'accepted' | 'returned') =>
  (api: ApiClient, answer?: string) =>
    api.todoResult.answer({ params: { id, userId }, body: { state, answer, handedInAt } })

/** Asks what is missing before a result is returned. */
const returning = (todo: Todo, result: TodoResult, called: string): Question => ({
  title: `Return the result of ${called}?`,
  draft: `return:${todo._id}:${result.userId}`,
  fieldLabel: 'Note',
  submitLabel: 'Return',
  missing: resultMessages.reasonMissing,
  about: (
    <>
      <p className="font-semibold wrap-anywhere">{todo.title}</p>
      <ResultTexts result={result} />
    </>
  ),
  send: answering(todo, result, 'returned'),
  done: resultMessages.returned,
  reloaded,
})

interface ResultRowProps {
  todo: Todo
  result: TodoResult
  expected: readonly string[]
  dialog: ItemDialog<TodoResult>
}

const ResultChoices = ({ todo, result, dialog }: Omit<ResultRowProps, 'expected'>) => {
  const { state } = result
  const called = useSpokenName()(result)
  const accepting = useChange(
    answering(todo, result, 'accepted'),
    resultMessages.accepted,
    reloaded,
    'Failed to accept the result',
  )
  const name = `the result of ${called} for ${todo.title}`
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'accepted' ? null : (
        <AskButton
          label="Accept"
          accessibleLabel={`Accept ${name}`}
          loading={accepting.isPending}
          onAsk={() => accepting.mutate(undefined)}
        />
      )}
      {state === 'returned' ? null : (
        <AskButton
          label="Return"
          accessibleLabel={`Return ${name}`}
          onAsk={(opener) => dialog.ask(result, opener)}
        />
      )}
    </div>
  )
}

const ResultRow = (props: ResultRowProps) => {
  const { result, expected } = props
  const isOwn = useMember().id === result.userId
  return (
    <li className="grid gap-2 border-line py-2 not-first:border-t" tabIndex={-1}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="min-w-0 font-semibold wrap-anywhere">
          <Person {...result} />
        </span>
        <NotAsked expected={expected} userId={result.userId} />
        <ResultState result={result} />
      </p>
      <ResultTexts result={result} />
      {isOwn ? (
        <p className="text-sm text-ink-soft">{resultMessages.own}</p>
      ) : (
        <ResultChoices {...props} />
      )}
    </li>
  )
}

interface ResultsListProps {
  todo: Todo
  results: readonly TodoResult[]
  isArchived: boolean
}

/** How many have handed in what a to-do asks for, and a list to accept and return it, for admins. */
export const ResultsList = ({ todo, results, isArchived }: ResultsListProps) => {
  const dialog = useItemDialog<TodoResult>()
  const byCalled = useByCalled()
  const spokenName = useSpokenName()
  const expected = useExpectedMembers(todo, isArchived)
  if (!expected) return null
  if (isArchived && results.length === 0) return <p className="text-sm">Nothing was handed in.</p>
  if (expected.length === 0 && results.length === 0) return null
  const { subject } = dialog
  const asked = subject && (results.find(({ userId }) => userId === subject.userId) ?? subject)
  // What was handed in by members who are not asked, or no longer, does not count.
  const handedIn = results.filter(
    ({ state, userId }) => state !== 'returned' && expected.includes(userId),
  ).length
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {handedIn} of {expected.length} handed in
        <Tally count={handedIn} total={expected.length} />
      </p>
      {results.length === 0 ? null : (
        <Disclosure
          quiet
          title={
            <span>
              Results<span className="sr-only">: {todo.title}</span>
            </span>
          }
        >
          <ul aria-label={`Results: ${todo.title}`}>
            {results.toSorted(byCalled).map((result) => (
              <ResultRow key={result.userId} {...{ todo, result, expected, dialog }} />
            ))}
          </ul>
        </Disclosure>
      )}
      <ReasonDialog
        dialog={{ ...dialog, subject: asked && returning(todo, asked, spokenName(asked)) }}
      />
    </>
  )
}
