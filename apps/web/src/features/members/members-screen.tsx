import { useQuery } from '@tanstack/react-query'
import type { InviteLink, ListedMember } from '@tropa/contract/account/members'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { PlusIcon } from '@tropa/ui/icons'
import { useApi } from '../../api/api-context'
import { memberList } from '../../api/member-list'
import { UserPlusIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { QueryState } from '../../components/query-state'
import { TableSkeleton } from '../../components/table-skeleton'
import { useConfirmation } from '../../hooks/use-confirmation'
import { paths } from '../../paths'
import { ActionDialog } from './action-dialog'
import { LinkDialog, type NewLink } from './link-dialog'
import type { AskedAction } from './member-actions'
import { MemberDialog, type AskedMember } from './member-dialog'
import { MembersTable } from './members-table'

const breadcrumb = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminMembers, label: 'Members' },
]

/** Everyone who has an account, for admins. */
export const MembersScreen = () => {
  const members = useQuery(memberList(useApi()))
  const form = useConfirmation<AskedMember>()
  const action = useConfirmation<AskedAction>()
  const link = useConfirmation<NewLink>()

  // The focus returns to what opened the dialog before, which is gone then.
  const showLink = (opener: Element) => (member: ListedMember, invite: InviteLink) =>
    link.ask({ username: member.username, invite }, opener)

  return (
    <MemberPage
      title="Members"
      lead="Who can sign in, and what they may do."
      breadcrumb={breadcrumb}
      actions={
        <Button
          wrap
          onClick={({ currentTarget: opener }) => form.ask({ member: null, opener }, opener)}
        >
          <PlusIcon aria-hidden />
          Invite a member
        </Button>
      }
    >
      <QueryState
        query={members}
        loading="Loading members"
        skeleton={<TableSkeleton />}
        failed="Failed to fetch members"
      >
        {(list) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <MembersTable
              members={list}
              onEdit={(asked) => form.ask(asked, asked.opener)}
              onAct={(asked) => action.ask(asked, asked.opener)}
            />
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
        <MemberDialog
          key={form.count}
          member={form.subject.member}
          dialog={form}
          onLink={showLink(form.subject.opener)}
        />
      ) : null}
      {action.subject ? (
        <ActionDialog
          asked={action.subject}
          dialog={action}
          onLink={showLink(action.subject.opener)}
        />
      ) : null}
      {link.subject ? <LinkDialog made={link.subject} dialog={link} /> : null}
    </MemberPage>
  )
}
