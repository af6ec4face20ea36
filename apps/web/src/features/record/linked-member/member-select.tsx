import type { ListedMember } from '@tropa/contract/account/members'
import { NativeSelect, type NativeSelectProps } from '@tropa/ui/native-select'

interface MemberSelectProps extends Omit<NativeSelectProps, 'children'> {
  members: readonly ListedMember[]
}

/** Chooses the member whom a record is about, or nobody. */
export const MemberSelect = ({ members, ...props }: MemberSelectProps) => (
  <NativeSelect {...props}>
    <option value="">Nobody</option>
    {members.map(({ _id: id, username, blocked }) => (
      <option key={id} value={id}>
        {`@${username}${blocked ? ' (blocked)' : ''}`}
      </option>
    ))}
  </NativeSelect>
)
