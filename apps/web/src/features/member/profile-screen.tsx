import { useQuery } from '@tanstack/react-query'
import { joinRoles } from '@tropa/contract/team/assignee'
import { comparable } from '@tropa/contract/base/text'
import { Avatar } from '@tropa/ui/avatar'
import { cn } from '@tropa/ui/cn'
import { Section } from '@tropa/ui/section'
import { ThemeToggle } from '@tropa/ui/theme-toggle'
import { Tile } from '@tropa/ui/tile'
import { useApi } from '../../api/api-context'
import { MemberPage } from '../../components/member-page'
import { portrait } from '../../format/portrait'
import { useIsNaming } from '../../hooks/use-names'
import { useSendsMail } from '../../hooks/use-site'
import { useMember } from '../../session/member-context'
import { ChangePasswordForm } from './change-password-form'
import { EmailAddressSection } from './email-address-section'
import { Person } from '../../components/person'
import { NotificationsSection } from './notifications-section'
import { FeedSection } from './feed-section'
import { SecondFactorSection, useSecondFactor } from './second-factor-section'

/** The portrait of the team member whose first name is a member's username. */
const usePortrait = (username: string) => {
  const api = useApi()
  const { data: team } = useQuery({ queryKey: ['team'], queryFn: () => api.team.list() })
  return team?.find(({ alt }) => comparable(alt) === comparable(username))?.image
}

const Identity = () => {
  const { username, userType, role } = useMember()
  const image = usePortrait(username)
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar name={username} alt="" size="xl" {...(image ? portrait(image, '6rem') : {})} />
      <div className={cn('grid min-w-0 grow basis-40 gap-0.5', useIsNaming() && 'invisible')}>
        <p className="text-lg font-semibold wrap-anywhere">
          <Person username={username} />
        </p>
        <p className="text-ink-soft">
          {[joinRoles(role), userType === 'admin' ? 'Admin' : 'Regular user']
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}

const SecondFactorTile = () => (
  <Tile>
    <SecondFactorSection />
  </Tile>
)

/**
 * The signed-in member, the password, the theme, the second factor, the calendar feed and, where the server
 * sends mail, the e-mail address.
 */
export const ProfileScreen = () => {
  const { data, isError } = useSecondFactor()
  // A member who must set one up is refused everything else.
  const mustSetUp = data?.required === true && !data.isOn
  const isOpen = (data !== undefined || isError) && !mustSetUp
  const sendsMail = useSendsMail()
  return (
    <MemberPage title="Profile">
      <Identity />
      {mustSetUp ? (
        <div className="mb-3 sm:mb-4">
          <SecondFactorTile />
        </div>
      ) : null}
      <div className="grid gap-3 sm:gap-4 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <Tile className="xl:row-span-2">
          <Section title="Change Password">
            <ChangePasswordForm />
          </Section>
        </Tile>
        <Tile>
          <Section title="Theme">
            <ThemeToggle size="md" />
          </Section>
        </Tile>
        {mustSetUp ? null : <SecondFactorTile />}
        {isOpen ? (
          <Tile className="xl:col-span-2">
            <FeedSection />
          </Tile>
        ) : null}
        {isOpen && sendsMail ? (
          <>
            <Tile className="xl:col-span-2">
              <EmailAddressSection />
            </Tile>
            <Tile className="xl:col-span-2">
              <NotificationsSection />
            </Tile>
          </>
        ) : null}
      </div>
    </MemberPage>
  )
}
