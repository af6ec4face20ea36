import type { Priority, TodoForm } from '@tropa/contract/todo'
import { priorities, todoMaxLength } from '@tropa/contract/todo'
import { DatePicker } from '@tropa/ui/date-picker'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Select } from '@tropa/ui/select'
import { Textarea } from '@tropa/ui/textarea'
import type { UseFormReturn } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import { DeadlineCollisions } from '../deadline/deadline-collisions'
import { AssigneeField } from '../../../components/assignee-field'

interface PostTodoFieldsProps {
  form: UseFormReturn<TodoForm, unknown, TodoForm>
  /** The earliest deadline, `YYYY-MM-DD`. */
  today: string
  /** The id of the to-do that is edited; without it, the form posts one. */
  todo?: string
}

const priorityOptions = priorities.map((priority) => ({ value: priority, label: priority }))

/** The form's type promises a priority, but before one is chosen there is none. */
const selectValue = (priority: Priority | undefined) => priority ?? ''

/** The fields of a to-do. */
export const PostTodoFields = ({ form, today, todo }: PostTodoFieldsProps) => {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-4">
      <Field label="Title" error={errors.title?.message} required>
        <Input {...register('title')} maxLength={todoMaxLength.title} autoComplete="off" />
      </Field>
      <Controller
        control={control}
        name="assignees"
        render={({ field, fieldState }) => (
          <AssigneeField
            ref={field.ref}
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
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
            <Field label="Priority" required>
              <Select
                ref={field.ref}
                options={priorityOptions}
                placeholder="Choose a priority"
                value={selectValue(field.value)}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                aria-invalid={fieldState.invalid || undefined}
              />
            </Field>
          )}
        />
      </div>
    </div>
  )
}
