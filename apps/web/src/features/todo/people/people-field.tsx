import type { Assignee } from '@tropa/contract/team/assignee'
import { CheckboxGroup } from '@tropa/ui/checkbox-group'
import { Disclosure } from '@tropa/ui/disclosure'
import { useId, useState } from 'react'
import type { RefCallBack } from 'react-hook-form'
import { byCalled, calledOf } from '../../../format/person'
import { leftOutText, useAskedMembers, useLeftOut } from './people'

interface PeopleFieldProps {
  assignees: readonly Assignee[]
  field: {
    value: readonly string[]
    onChange: (value: string[]) => void
    ref: RefCallBack
  }
  fieldState: { error?: { message?: string } }
}

/** Chooses some members of the teams; then only these are expected. */
export const PeopleField = ({ assignees, field, fieldState }: PeopleFieldProps) => {
  const { value, onChange } = field
  const hintId = useId()
  const errorId = useId()
  const asked = (useAskedMembers()(assignees) ?? []).toSorted(byCalled)
  const leftOut = useLeftOut()(value, assignees)
  const [wasNamed] = useState(value.length > 0)
  if (asked.length + leftOut.length === 0) return null
  const named = asked.filter(({ _id }) => value.includes(_id)).length
  return (
    <div>
      <p role="status" className="text-xs wrap-anywhere text-ink-soft not-empty:pb-3">
        {leftOut.length > 0 ? leftOutText(leftOut) : null}
      </p>
      {asked.length > 0 ? (
        <Disclosure
          open={wasNamed}
          title={named > 0 ? `Only these people (${named})` : 'Only these people'}
        >
          <p id={hintId} className="text-sm text-ink-soft">
            If nobody is chosen, everybody in these teams is asked.
          </p>
          <div className="-ms-2 max-h-60 overflow-y-auto ps-2">
            <CheckboxGroup
              aria-label="Only these people"
              aria-describedby={`${errorId} ${hintId}`}
              ref={(group) =>
                field.ref(
                  group && { focus: () => group.querySelector<HTMLElement>('button')?.focus() },
                )
              }
              options={asked.map((each) => ({ value: each._id, label: calledOf(each) }))}
              value={value}
              // They are named again when their teams are.
              onValueChange={(chosen) => onChange([...leftOut.map(({ _id }) => _id), ...chosen])}
            />
          </div>
        </Disclosure>
      ) : null}
      <p id={errorId} className="text-xs font-medium text-danger not-empty:pt-1.5">
        {fieldState.error?.message}
      </p>
    </div>
  )
}
