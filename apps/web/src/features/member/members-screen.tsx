import { useQuery } from '@tanstack/react-query'
import type { ListedMember } from '@tropa/contract/member/members'
import { plural } from '@tropa/contract/base/plural'
import { paths } from '@tropa/contract/pages'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { PlusIcon } from '@tropa/ui/icons'
import { Table } from '@tropa/ui/table'
import { focusFirst } from '@tropa/ui/keep-focus'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { memberList } from '../../api/shared-queries'
import { UserPlusIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { MoreMenu } from '../../components/more-menu'
import { PersonName } from '../../components/person'
import { QueryState } from '../../components/query-state'
import { capitalise } from '../../format/format'
import { byCalled, calledOf, spokenNameOf } from '../../format/person'
import { useItemDialog, type ItemDialog } from '../../hooks/use-item-dialog'
import { useMember } from '../../session/member-context'
import { actionsFor, type AskedAction, ActionDialog, memberActions } from './action-dialog'
import { KeptLinks } from './invite-link-dialog'
import { InviteSeveral, useUnsavedLinks } from './invite-several'
import { type AskedMember, MemberDialog } from './member-dialog'
import {
  filterMembers,
  MemberFilters,
  stateOf,
  stateTones,
  useMemberFilter,
} from './member-filters'

const MemberStateBadge = (member: ListedMember) => {
  const state = stateOf(member)
  return <Badge tone={stateTones[state]}>{state}</Badge>
}

/** Members who left come last. */
const byPresence = (one: ListedMember, other: ListedMember) =>
  Number(one.left) - Number(other.left) || byCalled(one, other)

interface MembersTableProps {
  members: ListedMember[]
  onEdit: ItemDialog<AskedMember>['ask']
  onAct: ItemDialog<AskedAction>['ask']
}

const MembersTable = ({ members, onEdit, onAct }: MembersTableProps) => {
  const { id: ownId } = useMember()
  return (
    <Table
      caption="Members"
      rows={members}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'username',
          header: 'Name',
          cell: (member) => (
            <>
              <PersonName {...member} />{' '}
              {member._id === ownId ? <Badge size="sm">You</Badge> : null}
            </>
          ),
          className: 'font-semibold max-sm:block max-sm:text-md max-sm:before:hidden wrap-anywhere',
        },
        {
          key: 'role',
          header: 'Role',
          cell: ({ userType, isEditor }) => `${capitalise(userType)}${isEditor ? ', editor' : ''}`,
          width: 'sm:w-20 xl:w-32',
        },
        {
          key: 'teams',
          header: 'Teams',
          cell: ({ role }) => role.join(', ') || 'None',
          width: 'sm:w-28 xl:w-44',
        },
        {
          key: 'state',
          header: 'State',
          cell: (member) => (
            <div className="grid justify-items-start gap-1">
              <MemberStateBadge {...member} />
              {member.hasSecondFactor ? (
                <span className="text-xs text-ink-soft">Second factor</span>
              ) : null}
            </div>
          ),
          width: 'sm:w-24 xl:w-32',
        },
        {
          key: 'actions',
          header: 'Actions',
          cell: (member) => (
            <div className="flex flex-wrap gap-1 max-sm:-ms-3 sm:-my-1.5 sm:-ms-3">
              {member.left ? null : (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Edit ${calledOf(member)}`}
                  onClick={({ currentTarget }) => onEdit({ member }, currentTarget)}
                >
                  Edit
                </Button>
              )}
              {member._id === ownId ? null : (
                <MoreMenu
                  what={spokenNameOf(member)}
                  items={actionsFor(member).map((action) => ({
                    label: action.label,
                    onChoose: (opener) => onAct({ member, action }, opener),
                  }))}
                  onDelete={(opener) => onAct({ member, action: memberActions.remove }, opener)}
                />
              )}
            </div>
          ),
          className: 'max-sm:block max-sm:before:hidden',
          width: 'sm:w-28 xl:w-36',
        },
      ]}
    />
  )
}

export const MembersScreen = () => {
  const filtering = useMemberFilter()
  const { filter } = filtering
  const members = useQuery(memberList(useApi()))
  const form = useItemDialog<AskedMember>()
  const action = useItemDialog<AskedAction>()
  const hasUnsavedLinks = useUnsavedLinks().list.length > 0
  // Closing a year leads here.
  const isNamed = useLocation().hash === '#invite-several'
  const [isInviting, setIsInviting] = useState(isNamed)
  // An open dialog is left first: it may hold what somebody is typing.
  if (hasUnsavedLinks && !isInviting && !form.isOpen && !action.isOpen) setIsInviting(true)
  // The pressed button goes away, and the focus with it.
  const showInviting = (isShown: boolean) => {
    flushSync(() => setIsInviting(isShown))
    focusFirst([])
  }
  if (isInviting) {
    return (
      <>
        <InviteSeveral onLeave={() => showInviting(false)} />
        <KeptLinks />
      </>
    )
  }
  return (
    <MemberPage
      title="Members"
      lead="Who can sign in, and what they may do."
      actions={
        <div className="flex flex-wrap gap-2">
          <Button wrap onClick={({ currentTarget }) => form.ask({ member: null }, currentTarget)}>
            <PlusIcon aria-hidden />
            Invite a member
          </Button>
          <Button wrap variant="secondary" onClick={() => showInviting(true)}>
            Invite several
          </Button>
          <Button asChild wrap variant="ghost">
            <Link to={paths.adminYear}>Close the year</Link>
          </Button>
        </div>
      }
    >
      <QueryState query={members} loading="Loading members" failed="Failed to fetch members">
        {(list) => {
          const shown = filterMembers(list, filter).toSorted(byPresence)
          return (
            <div className="grid grid-cols-1 gap-4">
              <MemberFilters {...filtering} />
              <p role="status" className="sr-only">
                {Object.values(filter).some((value) => value !== '')
                  ? `${plural(shown.length, 'member')} found`
                  : null}
              </p>
              <MembersTable members={shown} onEdit={form.ask} onAct={action.ask} />
              {list.length > 1 && shown.length === 0 ? (
                <EmptyState
                  icon={<UserPlusIcon />}
                  title="No members found"
                  description="No member matches the search and filters."
                />
              ) : null}
              {list.length < 2 ? (
                <EmptyState
                  icon={<UserPlusIcon />}
                  title="Nobody else can sign in"
                  description="Invite a member: you get a link with which they choose a password."
                />
              ) : null}
            </div>
          )
        }}
      </QueryState>
      {form.subject ? (
        <MemberDialog key={form.count} member={form.subject.member} dialog={form} />
      ) : null}
      {action.subject ? (
        <ActionDialog key={action.count} asked={action.subject} dialog={action} />
      ) : null}
      <KeptLinks />
    </MemberPage>
  )
}
