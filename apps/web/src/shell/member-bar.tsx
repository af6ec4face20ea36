import { ownPaths, paths } from '@tropa/contract/pages'
import { joinRoles } from '@tropa/contract/team/assignee'
import { Avatar } from '@tropa/ui/avatar'
import { Button } from '@tropa/ui/button'
import { Link } from 'react-router-dom'
import { TeamMark } from '../components/team-mark'
import { useChosenPath } from '../hooks/use-chosen-path'
import { useSite } from '../hooks/use-site'
import { useMember } from '../session/member-context'
import { LogoutButton } from './logout-button'
import { SearchButton } from './search/search-button'
import { MemberBarMenu } from './member-bar-menu'

/** The bar on top of every member's screen: the signed-in member, their profile and the logout. */
export const MemberBar = () => {
  const { username, userType, role } = useMember()
  const teams = joinRoles(role)
  const profile = ownPaths[userType].profile
  const isCurrent = useChosenPath() === profile
  const { name } = useSite()
  return (
    <header
      data-slot="top-bar"
      className="print:hidden sticky top-0 z-bar border-b border-line bg-frost backdrop-blur-md"
    >
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-[8px] gap-y-1 px-[16px] py-1 sm:gap-x-3 sm:px-6">
        <Link
          to={paths.home}
          aria-label={name}
          className="touch-target shrink-0 text-accent max-sm:hidden"
        >
          <TeamMark className="size-7" />
        </Link>
        <Link to={ownPaths[userType].home} aria-label="Home" className="touch-target rounded-full">
          <Avatar name={username} alt="" />
        </Link>
        <div className="grid min-w-0 grow basis-[min(3.25rem,35%)] leading-tight">
          {teams ? <p className="truncate font-semibold">{teams}</p> : null}
          <p className={`truncate ${teams ? 'text-xs text-ink-soft' : 'font-semibold'}`}>
            @{username}
          </p>
        </div>
        <SearchButton />
        <MemberBarMenu userType={userType} />
        <Button
          asChild
          variant="ghost"
          size="sm"
          className="aria-[current=page]:bg-pressed max-[26rem]:hidden"
        >
          <Link to={profile} aria-current={isCurrent ? 'page' : undefined}>
            Profile
          </Link>
        </Button>
        <LogoutButton />
      </div>
    </header>
  )
}
