import type { ListedMember } from '@tropa/contract/member/members'
import { searchable } from '@tropa/contract/base/text'
import { Field } from '@tropa/ui/field'
import { NativeSelect } from '@tropa/ui/native-select'
import { SearchField } from '@tropa/ui/search-field'
import { useTeamNames } from '../../hooks/use-site'

/** The states of a member in the order of the choice, with their colours. */
export const stateTones = {
  Active: 'success',
  Invited: 'warning',
  Blocked: 'danger',
  Left: 'neutral',
} as const

export const stateOf = ({ blocked, invited, left }: ListedMember): keyof typeof stateTones => {
  if (left) return 'Left'
  if (blocked) return 'Blocked'
  return invited ? 'Invited' : 'Active'
}

interface FilterProps {
  label: string
  options: readonly string[]
  value: string
  onChoose: (value: string) => void
}

const Filter = ({ label, options, value, onChoose }: FilterProps) => (
  <Field label={label} className="min-w-32">
    <NativeSelect value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">All</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </NativeSelect>
  </Field>
)

/** What is chosen beside the search; an empty text matches any value. */
interface MemberChoices {
  team: string
  state: string
}

export const anyChoice: MemberChoices = { team: '', state: '' }

/** The filter of the list of members. */
interface MemberFilter extends MemberChoices {
  search: string
}

/** The members that have the search in their name and are in the chosen team and state. */
export const filterMembers = (
  members: readonly ListedMember[],
  { search, team, state }: MemberFilter,
) => {
  const sought = searchable(search.trim())
  return members.filter(
    (member) =>
      searchable(`${member.name ?? ''} @${member.username}`).includes(sought) &&
      (team === '' || member.role.includes(team)) &&
      (state === '' || stateOf(member) === state),
  )
}

interface MemberFiltersProps {
  filter: MemberFilter
  onSearch: (search: string) => void
  onChoose: (choices: MemberChoices) => void
}

/** The search and the two choices above the list of members. */
export const MemberFilters = ({
  filter: { search, team, state },
  onSearch,
  onChoose,
}: MemberFiltersProps) => (
  <div className="flex flex-wrap items-end gap-4 print:hidden">
    <SearchField
      label="Search members..."
      placeholder="Search members..."
      query={search}
      onSearch={onSearch}
      className="min-w-[min(12rem,100%)] flex-1"
    />
    <Filter
      label="Team"
      options={useTeamNames()}
      value={team}
      onChoose={(next) => onChoose({ team: next, state })}
    />
    <Filter
      label="State"
      options={Object.keys(stateTones)}
      value={state}
      onChoose={(next) => onChoose({ team, state: next })}
    />
  </div>
)
