import { monthAndDay } from '@tropa/contract/time/day-text'
import { type TodoForm, priorities, type Priority, todoMaxLength } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { DatePicker } from '@tropa/ui/date-picker'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Select } from '@tropa/ui/select'
import { Textarea } from '@tropa/ui/textarea'
import { useEffect, useRef } from 'react'
import { type DefaultValues, useWatch, type UseFormReturn, Controller } from 'react-hook-form'
import { AssigneeField, restoreAssignees } from '../../components/assignee-field'
import { textOf } from '../../session/form-drafts'
import { useToday } from '../../hooks/use-site'
import { useDeadlineDay } from './api'
import { deadlineHints } from './deadline-hints'

export const emptyTodo: DefaultValues<TodoForm> = {
  title: '',
  assignees: [],
  desc: '',
  deadline: '',
  priority: undefined,
}

/** The fields from a stored form draft; values that are not valid any more are left empty. */
export const restoreTodo = (draft: Record<string, unknown>): DefaultValues<TodoForm> => ({
  title: textOf(draft.title),
  assignees: restoreAssignees(draft.assignees),
  desc: textOf(draft.desc),
  deadline: textOf(draft.deadline),
  priority: priorities.find((priority) => priority === draft.priority),
})

interface PostTodoFieldsProps {
  form: UseFormReturn<TodoForm, unknown, TodoForm>
  /** The id of the to-do that is edited; without it, the form posts one. */
  todo?: string | undefined
}

/** Says what the deadline in a to-do's form collides with, and offers the next free day. */
const DeadlineCollisions = ({ form, todo }: PostTodoFieldsProps) => {
  const [date, assignees] = useWatch({ control: form.control, name: ['deadline', 'assignees'] })
  const { data: day } = useDeadlineDay({ date, assignees, todo })
  const sentences = day ? deadlineHints(day, assignees) : []
  const nextFree = sentences.length > 0 ? day?.nextFree : undefined

  const hint = useRef<HTMLDivElement>(null)
  const said = sentences.join(' ')
  useEffect(() => {
    const block = hint.current
    const field = document.activeElement?.closest('[data-slot="field"]')
    // A form must not move under a finger that taps teams: it does so only for who is at the deadline.
    if (said === '' || !block || field?.nextElementSibling !== block) return
    const needed = block.getBoundingClientRect().bottom - field.getBoundingClientRect().top
    // The deadline stays in view, also where there is no room for both, as on a phone on its side.
    const room = block.closest('form')?.parentElement?.clientHeight ?? 0
    if (needed < room) block.scrollIntoView({ block: 'nearest' })
  }, [said])

  const chooseDay = (next: string) => {
    form.setValue('deadline', next, { shouldDirty: true, shouldValidate: true })
    // The button goes away with what it mends.
    form.setFocus('deadline')
  }

  return (
    <div ref={hint} className="scroll-mb-4">
      <div role="status" className="grid gap-1 text-xs text-ink-soft not-empty:pt-1.5">
        {sentences.map((sentence) => (
          <p key={sentence} dir="auto" className="[overflow-wrap:anywhere]">
            {sentence}
          </p>
        ))}
      </div>
      {nextFree ? (
        <Button
          type="button"
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={() => chooseDay(nextFree)}
        >
          Next free day: {monthAndDay(nextFree)}
        </Button>
      ) : null}
    </div>
  )
}

/** The form's type promises a priority, but before one is chosen there is none. */
const selectValue = (priority: Priority | undefined) => priority ?? ''

const priorityOptions = priorities.map((priority) => ({ value: priority, label: priority }))

export const PostTodoFields = ({ form, todo }: PostTodoFieldsProps) => {
  const today = useToday()
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-4">
      <Field label="Title" error={errors.title?.message} required>
        <Input {...register('title')} autoComplete="off" />
      </Field>
      <Controller control={control} name="assignees" render={AssigneeField} />
      <Field label="Description" error={errors.desc?.message} required>
        <Textarea {...register('desc')} maxLength={todoMaxLength.desc} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div>
          <Field label="Deadline" error={errors.deadline?.message} required>
            <DatePicker {...register('deadline')} min={today} today={today} />
          </Field>
          <DeadlineCollisions form={form} todo={todo} />
        </div>
        <Controller
          control={control}
          name="priority"
          render={({ field, fieldState }) => (
            <Field label="Priority" error={fieldState.error?.message} required>
              <Select
                ref={field.ref}
                options={priorityOptions}
                placeholder="Choose a priority"
                value={selectValue(field.value)}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              />
            </Field>
          )}
        />
      </div>
    </div>
  )
}
