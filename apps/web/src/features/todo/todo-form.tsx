import { assigneeNames, normaliseAssignees } from '@tropa/contract/team/assignee'
import { maxLength } from '@tropa/contract/base/text'
import { type Todo, priorities, type Priority } from '@tropa/contract/todo/todo'
import { DatePicker } from '@tropa/ui/date-picker'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Select } from '@tropa/ui/select'
import { Textarea } from '@tropa/ui/textarea'
import { type DefaultValues, useWatch, type UseFormReturn, Controller } from 'react-hook-form'
import { AssigneeField, restoreAssignees } from '../../components/assignee-field'
import { textOf } from '../../session/form-drafts'
import { useToday } from '../../hooks/use-site'
import type { TodoFields } from './api'
import { PeopleField } from './people/people-field'
import { storedPeople, storedPosted } from './people/people'
import { DayCollisions } from './day-collisions'

/** A to-do with the ids of the members it names. */
export type NamingTodo = Todo & Pick<TodoFields, 'people'>

export const todoFieldsOf = (todo: NamingTodo, teams: readonly string[]): TodoFields => ({
  ...todo,
  assignees: normaliseAssignees(assigneeNames(todo.assignee), teams),
})

/** The fields from a stored form draft, or from nothing; values that are not valid any more are left empty. */
export const restoreTodo = (
  draft: Record<string, unknown>,
  teams: readonly string[],
): DefaultValues<TodoFields> => ({
  title: textOf(draft.title),
  assignees: restoreAssignees(draft.assignees, teams),
  people: storedPeople.safeParse(draft.people).data ?? [],
  posted: storedPosted.safeParse(draft.posted).data,
  desc: textOf(draft.desc),
  deadline: textOf(draft.deadline),
  priority: priorities.find((priority) => priority === draft.priority),
})

interface PostTodoFieldsProps {
  form: UseFormReturn<TodoFields, unknown, TodoFields>
  /** The id of the to-do that is edited; without it, the form posts one. */
  todo?: string
}

/** The form's type promises a priority, which is missing until one is chosen. */
const selectValue = (priority: Priority | undefined) => priority ?? ''

const priorityOptions = priorities.map((priority) => ({ value: priority, label: priority }))

export const PostTodoFields = ({ form, todo }: PostTodoFieldsProps) => {
  const today = useToday()
  const { register, control, formState } = form
  const { errors } = formState
  const [date, assignees] = useWatch({ control, name: ['deadline', 'assignees'] })

  const chooseDay = (day: string) => {
    form.setValue('deadline', day, { shouldDirty: true, shouldValidate: true })
    // The button disappears once the collision is resolved.
    form.setFocus('deadline')
  }

  // The first wrong field gets the focus in the order of registration, and a Controller registers when it renders.
  const title = register('title')
  register('assignees')

  return (
    <div className="grid gap-4">
      <Field label="Title" error={errors.title?.message} required>
        <Input {...title} autoComplete="off" />
      </Field>
      <Controller control={control} name="assignees" render={AssigneeField} />
      <Controller
        control={control}
        name="people"
        render={(props) => <PeopleField {...props} assignees={assignees} />}
      />
      <Field label="Description" error={errors.desc?.message} required>
        <Textarea {...register('desc')} maxLength={maxLength.desc} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div>
          <Field label="Deadline" error={errors.deadline?.message} required>
            <DatePicker {...register('deadline')} min={today} today={today} />
          </Field>
          <DayCollisions date={date} assignees={assignees} todo={todo} onChoose={chooseDay} />
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
