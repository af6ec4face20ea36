import type { Todo } from '@tropa/contract/todo'
import { Badge } from '@tropa/ui/badge'
import { QueryState } from '../../../components/query-state'
import { ChangesSkeleton, WhatChanged } from '../../../components/what-changed'
import { useAsksAgain } from '../api/acknowledge-todo'
import { useTodoChanges } from '../api/todo-queries'
import { FieldChanges } from './field-changes'

const ChangesSinceAcknowledged = ({ todo }: { todo: Todo }) => (
  <QueryState
    query={useTodoChanges(todo)}
    loading="Loading what changed"
    skeleton={<ChangesSkeleton />}
    failed="What changed could not be loaded"
  >
    {({ changes }) =>
      changes.length > 0 ? (
        <FieldChanges changes={changes} />
      ) : (
        <p className="text-sm">It says again what you acknowledged.</p>
      )
    }
  </QueryState>
)

/** Says on a card that the to-do has changed since the member acknowledged it, and what. */
export const ChangedNotice = ({ todo }: { todo: Todo }) =>
  useAsksAgain(todo) ? (
    <div className="grid gap-2">
      <Badge tone="amber" className="h-auto min-h-6 justify-self-start whitespace-normal">
        Changed after you acknowledged
      </Badge>
      <WhatChanged about={todo.title}>
        <ChangesSinceAcknowledged todo={todo} />
      </WhatChanged>
    </div>
  ) : null
