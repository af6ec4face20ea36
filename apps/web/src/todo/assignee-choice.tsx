import type { Assignee } from '@tropa/contract/assignee'
import { assigneeOptions, toggleAssignee } from '@tropa/contract/assignee'

interface AssigneeChoiceProps {
  chosen: readonly Assignee[]
  error: string | undefined
  onChoose: (chosen: Assignee[]) => void
}

/** Whom a to-do is for: Everyone, or some of the teams. */
export const AssigneeChoice = ({ chosen, error, onChoose }: AssigneeChoiceProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1 font-semibold">Assignee</legend>
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      {assigneeOptions.map((option) => (
        <label key={option} className="flex items-center gap-2">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={() => onChoose(toggleAssignee(chosen, option))}
          />
          {option}
        </label>
      ))}
    </div>
    {error ? <p className="text-xs font-medium text-danger">{error}</p> : null}
  </fieldset>
)
