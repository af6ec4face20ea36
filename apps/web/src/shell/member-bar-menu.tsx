import type { UserType } from '@tropa/contract/member/member'
import { paths } from '@tropa/contract/pages'
import { PopoverButton } from '@tropa/ui/popover-button'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { MenuIcon } from '../components/icons'
import { useChosenPath } from '../hooks/use-chosen-path'
import { sectionsOf } from '../session/member-pages'

interface Place {
  to: string
  label: string
}

const sitePlaces: Place[] = [
  { to: paths.calendar, label: 'Calendar' },
  { to: paths.rules, label: 'Team rules' },
  { to: paths.home, label: 'Website' },
]

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

const Places = ({ label, places }: { label: string; places: Place[] }) => {
  const pathname = useChosenPath()
  return (
    <ul aria-label={label} className="grid gap-0.5">
      {places.map(({ to, label: name }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
            onClick={closeMenu}
            className="flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-ink no-underline transition-colors hover:bg-hover aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export const MemberBarMenu = ({ userType }: { userType: UserType }) => (
  <PopoverButton label="Menu" icon={<MenuIcon aria-hidden />} variant="ghost">
    <div className="-m-2 grid gap-1">
      <Places label="Sections" places={sectionsOf(userType)} />
      <hr className="border-line" />
      <Places label="Site" places={sitePlaces} />
    </div>
  </PopoverButton>
)
