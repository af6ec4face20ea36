import { joinRoles } from '@tropa/contract/assignee'
import { Avatar } from '@tropa/ui/avatar'
import { Section } from '@tropa/ui/section'
import { ThemeToggle } from '@tropa/ui/theme-toggle'
import { Tile } from '@tropa/ui/tile'
import { MemberPage } from '../../components/member-page'
import { paths } from '../../paths'
import { useMember } from '../../session/member-context'
import { ChangePasswordForm } from './components/change-password-form'

const adminBreadcrumb = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminProfile, label: 'Profile' },
]

const userBreadcrumb = [
  { to: paths.dashboard, label: 'Dashboard' },
  { to: paths.userProfile, label: 'Profile' },
]

const Identity = () => {
  const { username, userType, role } = useMember()
  return (
    <Tile tone="sunken" className="flex flex-col justify-between gap-6">
      <Avatar name={username} alt="" size="xl" />
      <div className="grid gap-0.5">
        <p className="text-lg font-semibold [overflow-wrap:anywhere]">@{username}</p>
        <p className="text-ink-soft">
          {[joinRoles(role), userType === 'admin' ? 'Admin' : 'Regular user']
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </Tile>
  )
}

/** The signed-in member, the form for a new password, and the theme. */
export const ProfileScreen = () => {
  const { userType } = useMember()
  return (
    <MemberPage
      title="Profile"
      breadcrumb={userType === 'admin' ? adminBreadcrumb : userBreadcrumb}
    >
      <div className="grid gap-3 sm:gap-4 md:grid-cols-[2fr_3fr] md:grid-rows-[1fr_auto]">
        <Identity />
        <Tile className="md:row-span-2">
          <Section title="Change Password">
            <ChangePasswordForm />
          </Section>
        </Tile>
        <Tile>
          <Section title="Theme">
            <ThemeToggle size="md" />
          </Section>
        </Tile>
      </div>
    </MemberPage>
  )
}
