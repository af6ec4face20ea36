import { emailAddressMessages } from '@tropa/contract/member/email-address'
import type { Todo, TodoForm } from '@tropa/contract/todo/todo'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { TrashIcon } from '@tropa/ui/icons'
import { useState } from 'react'
import { DeleteDialog } from '../../components/delete-dialog'
import { MemberPage } from '../../components/member-page'
import { MoreMenu } from '../../components/more-menu'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { useSendsMail } from '../../hooks/use-site'
import { useDeleteTodo, toastLoadFailure, useTodos } from './api'
import { adminTabs } from './archived-screens'
import { ActiveTodoList } from './active-todo-list'
import { EditTodoDialog } from './edit-todo-dialog'
import { useNewCard } from './new-card'
import { useTodoView } from './todo-view'
import { RemindDialog, WaitingList } from './reminder'
import { PostTodoDialog } from './post-todo-dialog'

const CountBadge = () => {
  const { data } = useTodos('active', toastLoadFailure)
  if (!data) return null
  return (
    <Badge tone={data.length > 0 ? 'accent' : 'neutral'}>
      {data.length}
      <span className="sr-only"> active</span>
    </Badge>
  )
}

/** The active to-dos, which an admin posts, edits, acknowledges, reminds of and deletes. */
export const AdminTodoScreen = () => {
  const deleting = useItemDialog<Todo>()
  const deletion = useDeleteTodo()
  const editing = useItemDialog<Todo>()
  const { subject: edited } = editing
  const posting = useItemDialog<Todo>()
  const reminding = useItemDialog<Todo>()
  const view = useTodoView()
  const newCard = useNewCard(useTodos('active', toastLoadFailure).data)
  const [ownChanges, setOwnChanges] = useState(0)
  const countOwnChange = () => setOwnChanges((count) => count + 1)
  const onPosted = (todo: TodoForm) => {
    newCard.expect(todo)
    if (view.isNarrowed) view.showAll()
  }
  return (
    <MemberPage
      title="To-do"
      lead={useSendsMail() ? undefined : emailAddressMessages.noMail}
      tabs={adminTabs}
      mark={<CountBadge />}
    >
      <PostTodoDialog onPosted={onPosted} />
      <ActiveTodoList
        view={view}
        ownChanges={`${ownChanges} ${newCard.id}`}
        emptyDescription="Post a new task for the team."
        cardProps={(todo) => ({
          onNew: todo._id === newCard.id ? newCard.show : undefined,
          progress: <WaitingList todo={todo} onRemind={reminding.ask} />,
          corner: (
            <div className="flex">
              <Button
                variant="ghost"
                size="icon-sm"
                className="hover:text-danger"
                aria-label={`Delete: ${todo.title}`}
                onClick={({ currentTarget }) => deleting.ask(todo, currentTarget)}
              >
                <TrashIcon aria-hidden />
              </Button>
              <MoreMenu
                what={todo.title}
                items={[
                  { label: 'Edit', onChoose: (opener) => editing.ask(todo, opener) },
                  { label: 'Post again', onChoose: (opener) => posting.ask(todo, opener) },
                ]}
                onDelete={(opener) => deleting.ask(todo, opener)}
              />
            </div>
          ),
        })}
      />
      <DeleteDialog dialog={deleting} noun="task" deletion={deletion}>
        {({ title }) => <p className="font-semibold wrap-anywhere">{title}</p>}
      </DeleteDialog>
      {reminding.subject ? (
        <RemindDialog key={reminding.subject._id} todo={reminding.subject} dialog={reminding} />
      ) : null}
      {posting.subject ? (
        <PostTodoDialog
          key={posting.count}
          onPosted={onPosted}
          again={{ todo: posting.subject, dialog: posting }}
        />
      ) : null}
      {edited ? (
        <EditTodoDialog
          key={editing.count}
          todo={edited}
          dialog={editing}
          onSaved={countOwnChange}
        />
      ) : null}
    </MemberPage>
  )
}
