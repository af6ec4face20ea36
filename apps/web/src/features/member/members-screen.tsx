import { useQuery } from '@tanstack/react-query'
import type { ListedMember } from '@tropa/contract/member/members'
import { paths } from '@tropa/contract/pages'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { PlusIcon } from '@tropa/ui/icons'
import { Table } from '@tropa/ui/table'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { memberList } from '../../api/shared-queries'
import { UserPlusIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { menuColumn, MoreMenu } from '../../components/more-menu'
import { PersonName } from '../../components/person'
import { QueryState } from '../../components/query-state'
import { capitalise } from '../../format/format'
import { byCalled } from '../../format/person'
import { useConfirmation, type Confirmation } from '../../hooks/use-confirmation'
import { useMember } from '../../session/member-context'
import { actionsFor, type AskedAction, ActionDialog, memberActions } from './action-dialog'
import { InviteSeveral } from './invite-several'
import { type AskedMember, MemberDialog } from './member-dialog'
import { stateOf, stateTones, useMemberFilters } from './member-filters'

const StateBadge = (member: ListedMember) => {
  const state = stateOf(member)
  return <Badge tone={stateTones[state]}>{state}</Badge>
}

/** Who left comes last. */
const byPresence = (one: ListedMember, other: ListedMember) =>
  Number(one.left) - Number(other.left) || byCalled(one, other)

interface MembersTableProps {
  members: ListedMember[]
  onEdit: Confirmation<AskedMember>['ask']
  onAct: Confirmation<AskedAction>['ask']
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
          className:
            'font-semibold max-sm:block max-sm:pe-8 max-sm:text-md max-sm:before:hidden [overflow-wrap:anywhere]',
        },
        {
          key: 'role',
          header: 'Role',
          cell: ({ userType, isEditor }) => `${capitalise(userType)}${isEditor ? ', editor' : ''}`,
          width: 'sm:w-24 xl:w-36',
        },
        {
          key: 'teams',
          header: 'Teams',
          cell: ({ role }) => role.join(', ') || 'None',
          width: 'sm:w-36 xl:w-56',
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
          width: 'sm:w-24 xl:w-32',
        },
        menuColumn((member: ListedMember) => {
          const edit = { label: 'Edit', onChoose: (by: Element) => onEdit({ member }, by) }
          const isOwn = member._id === ownId
          const actions = (isOwn ? [] : actionsFor(member)).map((action) => ({
            label: action.label,
            onChoose: (by: Element) => onAct({ member, action }, by),
          }))
          const remove = (by: Element) => onAct({ member, action: memberActions.remove }, by)
          return (
            <MoreMenu
              what={member.name ?? member.username}
              items={member.left ? actions : [edit, ...actions]}
              onDelete={isOwn ? undefined : remove}
            />
          )
        }),
      ]}
    />
  )
}

export const MembersScreen = () => {
  const { chosen, filters } = useMemberFilters()
  const members = useQuery(memberList(useApi()))
  const form = useConfirmation<AskedMember>()
  const action = useConfirmation<AskedAction>()
  // Closing a year leads here.
  const [isInviting, setIsInviting] = useState(useLocation().hash === '#invite-several')
  if (isInviting) return <InviteSeveral onLeave={() => setIsInviting(false)} />
  return (
    <MemberPage
      title="Members"
      lead="Who can sign in, and what they may do."
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button wrap onClick={({ currentTarget }) => form.ask({ member: null }, currentTarget)}>
            <PlusIcon aria-hidden />
            Invite a member
          </Button>
          <Button wrap variant="secondary" onClick={() => setIsInviting(true)}>
            Invite several
          </Button>
          <Button asChild wrap variant="ghost">
            <Link to={paths.adminYear}>Close the year</Link>
          </Button>
        </div>
      }
    >
      <QueryState query={members} loading="Loading members" failed="Failed to fetch members">
        {(list) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {filters(list)}
            <MembersTable
              members={chosen(list).toSorted(byPresence)}
              onEdit={form.ask}
              onAct={action.ask}
            />
            {list.length > 1 && chosen(list).length === 0 ? (
              <EmptyState
                icon={<UserPlusIcon />}
                title="No members found"
                description="Nobody fits the search and what is chosen beside it."
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
        )}
      </QueryState>
      {form.subject ? (
        <MemberDialog key={form.count} member={form.subject.member} dialog={form} />
      ) : null}
      {action.subject ? (
        <ActionDialog key={action.count} asked={action.subject} dialog={action} />
      ) : null}
    </MemberPage>
  )
}
