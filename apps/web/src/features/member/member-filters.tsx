import type { ListedMember } from '@tropa/contract/member/members'
import { searchable } from '@tropa/contract/base/text'
import { Field } from '@tropa/ui/field'
import { NativeSelect } from '@tropa/ui/native-select'
import { SearchField } from '@tropa/ui/search-field'
import { useAddressTexts } from '../../hooks/use-address-texts'
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

/** The filter of the list of members; an empty text matches any value. */
type MemberFilter = Record<'search' | 'team' | 'state', string>

/** The filter of the list of members, kept in the address, and a function that changes it. */
export const useMemberFilter = () => {
  const [filter, show] = useAddressTexts('search', 'team', 'state')
  return {
    filter,
    change: (changes: Partial<MemberFilter>) => show(changes, { preventScrollReset: true }),
  }
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

/** The search and the two choices above the list of members. */
export const MemberFilters = ({ filter, change }: ReturnType<typeof useMemberFilter>) => {
  const teams = useTeamNames()
  return (
    <div className="flex flex-wrap items-end gap-4 print:hidden">
      <SearchField
        label="Search members..."
        placeholder="Search members..."
        query={filter.search}
        onSearch={(search) => change({ search })}
        className="min-w-[min(12rem,100%)] flex-1"
      />
      <Filter
        label="Team"
        options={teams}
        value={filter.team}
        onChoose={(team) => change({ team })}
      />
      <Filter
        label="State"
        options={Object.keys(stateTones)}
        value={filter.state}
        onChoose={(state) => change({ state })}
      />
    </div>
  )
}
