import type { ListedMember } from '@tropa/contract/member/members'
import { searchable } from '@tropa/contract/base/text'
import { Field } from '@tropa/ui/field'
import { NativeSelect } from '@tropa/ui/native-select'
import { SearchField } from '@tropa/ui/search-field'
import { useState } from 'react'

export const stateTones = {
  Active: 'success',
  Invited: 'warning',
  Blocked: 'danger',
  Left: 'neutral',
} as const

const states = ['Active', 'Invited', 'Blocked', 'Left'] as const

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

/** The search and the two filters above the list of members, and the members that match. */
export const useMemberFilters = () => {
  const [search, setSearch] = useState('')
  const [team, setTeam] = useState('')
  const [state, setState] = useState('')
  return {
    chosen: (members: ListedMember[]) =>
      members.filter(
        (member) =>
          searchable(`${member.name ?? ''} @${member.username}`).includes(
            searchable(search.trim()),
          ) &&
          (team === '' || member.role.includes(team)) &&
          (state === '' || stateOf(member) === state),
      ),
    filters: (members: readonly ListedMember[]) => (
      <div className="flex flex-wrap items-end gap-4 print:hidden">
        <SearchField
          label="Search members..."
          placeholder="Search members..."
          query={search}
          onSearch={setSearch}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        <Filter
          label="Team"
          options={[...new Set(members.flatMap(({ role }) => role))]}
          value={team}
          onChoose={setTeam}
        />
        <Filter label="State" options={states} value={state} onChoose={setState} />
      </div>
    ),
  }
}
