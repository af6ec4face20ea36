import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { assigneeText } from '@tropa/contract/assignee'
import { maxLength } from '@tropa/contract/text'
import type { TodoForm } from '@tropa/contract/todo'
import { priorities, todoForm } from '@tropa/contract/todo'
import { Field } from '@tropa/ui/field'
import { controlVariants, Input } from '@tropa/ui/input'
import { Textarea } from '@tropa/ui/textarea'
import { toast } from '@tropa/ui/toast'
import { Controller, useForm } from 'react-hook-form'
import { apiFailure } from '../lib/api-failure'
import { useApi } from '../lib/api-context'
import { setFieldErrors } from '../lib/form-errors'
import { useToday } from '../lib/site'
import { logActivity } from '../session/log-activity'
import { AssigneeChoice } from './assignee-choice'
import { todoKey } from './todo-queries'

const fields = ['title', 'assignees', 'desc', 'deadline', 'priority'] as const

interface PostTodoFormProps {
  id: string
  /** Any field was edited. */
  onTouched: () => void
  onPosting: (isPosting: boolean) => void
  onPosted: () => void
}

const failureMessage = (error: unknown) => apiFailure(error).message || 'Failed to create todo'

const usePostTodo = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (todo: TodoForm) => {
    await api.todo.create({ ...todo, assignee: assigneeText(todo.assignees) })
    toast.success('Todo created successfully!')
    void logActivity(api, 'ADD_TODO', `Added the to-do ${todo.title}`)
    await queryClient.invalidateQueries({ queryKey: todoKey })
  }
}

/** The fields of a new to-do. */
export const PostTodoForm = ({ id, onTouched, onPosting, onPosted }: PostTodoFormProps) => {
  const today = useToday()
  const postTodo = usePostTodo()
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(todoForm),
    defaultValues: { title: '', assignees: [], desc: '', deadline: '' },
  })
  const { errors, isSubmitting } = formState

  const post = handleSubmit(async (todo) => {
    onPosting(true)
    try {
      await postTodo(todo)
      onPosted()
    } catch (error) {
      const failure = apiFailure(error)
      if (failure.kind === 'answer') setFieldErrors(fields, failure.errors, setError)
      toast.error(failureMessage(error))
    } finally {
      onPosting(false)
    }
  })

  return (
    <form id={id} noValidate onChange={onTouched} onSubmit={(event) => void post(event)}>
      <fieldset disabled={isSubmitting} className="grid gap-4">
        <legend className="sr-only">To-do</legend>
        <Field label="Title" error={errors.title?.message} required>
          <Input {...register('title')} maxLength={maxLength.title} />
        </Field>
        <Controller
          control={control}
          name="assignees"
          render={({ field, fieldState }) => (
            <AssigneeChoice
              chosen={field.value}
              error={fieldState.error?.message}
              onChoose={field.onChange}
            />
          )}
        />
        <Field label="Description" error={errors.desc?.message} required>
          <Textarea {...register('desc')} maxLength={maxLength.desc} />
        </Field>
        <Field label="Deadline" error={errors.deadline?.message} required>
          <Input {...register('deadline')} type="date" min={today} />
        </Field>
        <Field label="Priority" required controlId={`${id}-priority`}>
          <select
            id={`${id}-priority`}
            {...register('priority')}
            required
            aria-invalid={errors.priority !== undefined}
            className={controlVariants()}
          >
            <option value="">Select a priority</option>
            {priorities.map((priority) => (
              <option key={priority}>{priority}</option>
            ))}
          </select>
        </Field>
      </fieldset>
    </form>
  )
}
