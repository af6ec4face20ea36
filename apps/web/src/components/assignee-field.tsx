import type { Assignee } from '@tropa/contract/assignee'
import { assigneeOptions, toggleAssignee } from '@tropa/contract/assignee'
import { CheckboxGroup } from '@tropa/ui/checkbox-group'
import { Field } from '@tropa/ui/field'
import type { RefCallBack } from 'react-hook-form'

interface AssigneeFieldProps {
  value: readonly Assignee[]
  error: string | undefined
  onChange: (value: Assignee[]) => void
  /** React Hook Form's ref: it focuses the field when the assignees are missing. */
  ref: RefCallBack
}

/** The assignees of a stored form draft that still exist. */
export const restoreAssignees = (draft: unknown): Assignee[] =>
  Array.isArray(draft) ? assigneeOptions.filter((option) => draft.includes(option)) : []

const options = assigneeOptions.map((option) => ({ value: option, label: option }))

/** Who a to-do is for: Everyone, or some of the teams. */
export const AssigneeField = ({ value, error, onChange, ref }: AssigneeFieldProps) => (
  <Field label="Assignee" error={error} required>
    <CheckboxGroup
      ref={(group) =>
        ref(group && { focus: () => group.querySelector<HTMLElement>('button')?.focus() })
      }
      orientation="horizontal"
      options={options}
      value={value}
      onValueChange={(_chosen, clicked) => onChange(toggleAssignee(value, clicked))}
    />
  </Field>
)
