import { joinRoles } from '@tropa/contract/assignee'
import { Avatar } from '@tropa/ui/avatar'
import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Link } from '@tropa/ui/link'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { useApi } from '../lib/api-context'
import { paths } from '../lib/paths'
import { homePath } from '../session/guards'
import { logOut } from '../session/log-out'
import { useMember } from '../session/member-context'

const LogoutButton = () => {
  const api = useApi()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async () => {
    setIsLeaving(true)
    await logOut(api)
    await navigate(paths.login, { replace: true })
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Are you sure you want to log out?"
      confirmLabel="Yes, Logout"
      loading={isLeaving}
      onConfirm={() => void leave()}
      trigger={
        <Button variant="secondary" size="sm">
          Logout
        </Button>
      }
    />
  )
}

/** The bar on top of every member's screen: who is signed in, their profile, and the way out. */
export const MemberBar = () => {
  const { username, userType, role } = useMember()
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-3 px-4 py-3 sm:px-6">
        <RouterLink to={homePath(userType)} aria-label="Home">
          <Avatar name={username} alt="" />
        </RouterLink>
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{joinRoles(role)}</p>
          <p className="truncate text-ink-soft">@{username}</p>
        </div>
        <Link asChild>
          <RouterLink to={userType === 'admin' ? paths.adminProfile : paths.userProfile}>
            Profile
          </RouterLink>
        </Link>
        <LogoutButton />
      </div>
    </header>
  )
}
