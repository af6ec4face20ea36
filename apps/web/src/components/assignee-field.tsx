import { type Assignee, assigneeOptions, toggleAssignee } from '@tropa/contract/team/assignee'
import { CheckboxGroup } from '@tropa/ui/checkbox-group'
import { Field } from '@tropa/ui/field'
import type { RefCallBack } from 'react-hook-form'
import { useTeamNames } from '../hooks/use-site'

interface AssigneeFieldProps {
  field: {
    value: readonly Assignee[]
    onChange: (value: Assignee[]) => void
    /** Focuses the field when the assignees are missing. */
    ref: RefCallBack
  }
  fieldState: { error?: { message?: string } }
}

/** The assignees of a stored form draft that still exist. */
export const restoreAssignees = (draft: unknown, teams: readonly string[]): Assignee[] =>
  Array.isArray(draft) ? assigneeOptions(teams).filter((option) => draft.includes(option)) : []

/** Who a to-do or a meeting is for, as a `Controller` renders it: Everyone, or some of the teams. */
export const AssigneeField = ({ field, fieldState }: AssigneeFieldProps) => {
  const teams = useTeamNames()
  return (
    <Field label="Assignee" error={fieldState.error?.message} required>
      <CheckboxGroup
        ref={(group) =>
          field.ref(group && { focus: () => group.querySelector<HTMLElement>('button')?.focus() })
        }
        options={assigneeOptions(teams).map((option) => ({ value: option, label: option }))}
        value={field.value}
        onValueChange={(_chosen, clicked) =>
          field.onChange(toggleAssignee(field.value, clicked, teams))
        }
      />
    </Field>
  )
}
