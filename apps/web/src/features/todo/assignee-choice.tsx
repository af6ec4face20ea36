import type { Assignee } from '@tropa/contract/assignee'
import { assigneeOptions, toggleAssignee } from '@tropa/contract/assignee'
import { CheckboxGroup } from '@tropa/ui/checkbox-group'
import { Field } from '@tropa/ui/field'
import type { RefCallBack } from 'react-hook-form'

interface AssigneeChoiceProps {
  chosen: readonly Assignee[]
  error: string | undefined
  onChoose: (chosen: Assignee[]) => void
  /** Told what the form focuses when the choice is missing. */
  focusRef: RefCallBack
}

const options = assigneeOptions.map((option) => ({ value: option, label: option }))

/** Whom a to-do is for: Everyone, or some of the teams. */
export const AssigneeChoice = ({ chosen, error, onChoose, focusRef }: AssigneeChoiceProps) => (
  <Field label="Assignee" error={error} required>
    <CheckboxGroup
      ref={(group) =>
        focusRef(group && { focus: () => group.querySelector<HTMLElement>('button')?.focus() })
      }
      orientation="horizontal"
      options={options}
      value={chosen}
      onValueChange={(_chosen, clicked) => onChoose(toggleAssignee(chosen, clicked))}
    />
  </Field>
)
