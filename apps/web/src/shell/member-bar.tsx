import { ownPaths, paths } from '@tropa/contract/pages'
import { joinRoles } from '@tropa/contract/team/assignee'
import { Avatar } from '@tropa/ui/avatar'
import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useApi } from '../api/api-context'
import { TeamMark } from '../components/team-mark'
import { Person } from '../components/person'
import { useChosenPath } from '../hooks/use-chosen-path'
import { useSite } from '../hooks/use-site'
import { hasFormDrafts } from '../session/form-drafts'
import { logOut } from '../session/log-out'
import { useMember } from '../session/member-context'
import { SearchButton } from './search/search-button'
import { MemberMenu } from './member-nav'

const LogoutButton = () => {
  const api = useApi()
  const { id } = useMember()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoggingOut, setIsLoggingOut] = useState(false)

  const confirm = async () => {
    setIsLoggingOut(true)
    await logOut(api)
    await navigate(paths.login, { replace: true })
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Are you sure you want to log out?"
      description={
        isOpen && hasFormDrafts(id)
          ? 'What you typed in a form and did not send will be lost, in other tabs too.'
          : undefined
      }
      confirmLabel="Yes, Logout"
      loading={isLoggingOut}
      onConfirm={() => void confirm()}
      trigger={
        <Button variant="secondary" size="sm" className="max-sm:px-2">
          Logout
        </Button>
      }
    />
  )
}

/** The bar on top of every member's screen: the signed-in member, their profile and the logout. */
export const MemberBar = () => {
  const { username, userType, role } = useMember()
  const teams = joinRoles(role)
  const { home, profile } = ownPaths[userType]
  const isCurrent = useChosenPath() === profile
  const { name } = useSite()
  const avatar = <Avatar name={username} alt="" />
  return (
    <header
      data-slot="top-bar"
      className="sticky top-0 z-bar border-b border-line bg-frost backdrop-blur-md [@media(max-height:26rem)]:static print:hidden"
    >
      <div className="mx-auto flex min-h-16 max-w-wide flex-wrap items-center gap-x-[4px] gap-y-1 px-[16px] py-1 sm:gap-x-3 sm:px-6">
        <Link
          to={paths.home}
          aria-label={name}
          className="touch-target flex shrink-0 items-center gap-2.5 text-accent no-underline max-sm:hidden lg:w-49"
        >
          <TeamMark className="size-7 shrink-0" />
          <span className="truncate font-semibold text-ink max-lg:hidden">{name}</span>
        </Link>
        {/* The navigation of a wide window has the way home. */}
        <Link to={home} aria-label="Home" className="touch-target rounded-full lg:hidden">
          {avatar}
        </Link>
        <span className="max-lg:hidden">{avatar}</span>
        <div className="grid min-w-0 grow basis-[min(2.5rem,35%)] ps-1 leading-tight">
          <p className="truncate font-semibold sm:text-md">
            <Person username={username} />
          </p>
          {teams ? <p className="truncate text-xs text-ink-soft">{teams}</p> : null}
        </div>
        <SearchButton />
        <MemberMenu />
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
