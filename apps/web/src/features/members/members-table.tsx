import type { ListedMember } from '@tropa/contract/account/members'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { Table } from '@tropa/ui/table'
import { capitalise } from '../../format/format'
import { KeepFocus } from '../../hooks/keep-focus'
import { useMember } from '../../session/member-context'
import { actionsFor, type AskedAction } from './member-actions'
import type { AskedMember } from './member-dialog'

const StateBadge = ({ blocked, invited }: ListedMember) => {
  if (blocked) return <Badge tone="red">Blocked</Badge>
  return invited ? <Badge tone="amber">Invited</Badge> : <Badge tone="green">Active</Badge>
}

interface MembersTableProps {
  members: ListedMember[]
  onEdit: (asked: AskedMember) => void
  onAct: (asked: AskedAction) => void
}

/** Everyone who has an account, with what can be done about them. */
export const MembersTable = ({ members, onEdit, onAct }: MembersTableProps) => {
  const { id: ownId } = useMember()
  return (
    <Table
      caption="Members"
      rows={members}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'username',
          header: 'Username',
          cell: ({ _id, username }) => (
            <>
              @{username} {_id === ownId ? <Badge size="sm">You</Badge> : null}
            </>
          ),
          className:
            'font-semibold max-sm:block max-sm:text-md max-sm:before:hidden [overflow-wrap:anywhere]',
        },
        {
          key: 'role',
          header: 'Role',
          cell: ({ userType, isEditor }) => `${capitalise(userType)}${isEditor ? ', editor' : ''}`,
          width: 'sm:w-20 lg:w-32',
        },
        {
          key: 'teams',
          header: 'Teams',
          cell: ({ role }) => role.join(', ') || 'None',
          width: 'sm:w-28 lg:w-44',
        },
        {
          key: 'state',
          header: 'State',
          cell: (member) => (
            <div className="grid justify-items-start gap-1">
              <StateBadge {...member} />
              {member.hasSecondFactor ? (
                <span className="text-xs text-ink-soft">Second factor</span>
              ) : null}
            </div>
          ),
          width: 'sm:w-24 lg:w-32',
        },
        {
          key: 'actions',
          header: 'Actions',
          cell: (member) => (
            <KeepFocus>
              <div className="flex flex-wrap gap-1 max-sm:-ms-3 sm:-my-1.5 sm:-ms-3">
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Edit @${member.username}`}
                  onClick={({ currentTarget: opener }) => onEdit({ member, opener })}
                >
                  Edit
                </Button>
                {member._id === ownId
                  ? null
                  : actionsFor(member).map((action, index) => (
                      // Block and Unblock are one button, which keeps the focus.
                      <Button
                        key={index}
                        variant="ghost"
                        size="sm"
                        aria-label={`${action.label} @${member.username}`}
                        onClick={({ currentTarget: opener }) => onAct({ member, action, opener })}
                      >
                        {action.label}
                      </Button>
                    ))}
              </div>
            </KeepFocus>
          ),
          className: 'max-sm:block max-sm:before:hidden',
          width: 'sm:w-44 lg:w-[19rem]',
        },
      ]}
    />
  )
}
