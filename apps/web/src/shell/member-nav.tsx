import { ownPaths, paths, publicPages } from '@tropa/contract/pages'
import { cn } from '@tropa/ui/cn'
import { PopoverButton } from '@tropa/ui/popover-button'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { MenuIcon } from '../components/icons'
import { useChosenPath } from '../hooks/use-chosen-path'
import { useMember } from '../session/member-context'
import { type Place, placeOf, placesOf } from '../session/member-pages'

const { calendar, rules } = publicPages

const sitePlaces: Place[] = [
  { to: calendar.path, label: calendar.label },
  { to: rules.path, label: rules.label },
  { to: paths.home, label: 'Website' },
]

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()

interface PlacesProps {
  label: string
  places: Place[]
  className?: string
}

const Places = ({ label, places, className }: PlacesProps) => {
  const address = useChosenPath()
  const place = placeOf(address, useMember().userType)
  const current = (to: string) => {
    if (to === address) return 'page'
    return to === place ? 'true' : undefined
  }
  return (
    <ul aria-label={label} className="grid gap-0.5">
      {places.map(({ to, label: name }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={current(to)}
            onClick={closeMenu}
            className={cn(
              'flex items-center rounded-control border border-transparent px-3 text-sm font-semibold text-ink no-underline transition-colors hover:bg-hover aria-[current]:bg-accent aria-[current]:text-on-accent',
              className,
            )}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A button with the current page that opens the navigation. A wide window shows `MemberNav` instead. */
export const MemberMenu = () => {
  const { userType } = useMember()
  const places = placesOf(userType)
  const place = placeOf(useChosenPath(), userType)
  const name = places.find(({ to }) => to === place)?.label
  return (
    <PopoverButton
      label={name === undefined ? 'Menu' : `Menu: ${name}`}
      shown={
        <>
          <MenuIcon aria-hidden />
          {name === undefined ? null : (
            <span className="max-w-[min(7rem,24vw)] truncate max-[22rem]:sr-only">{name}</span>
          )}
        </>
      }
      variant="ghost"
      className="px-2 lg:hidden"
    >
      <div className="-m-2 grid gap-1">
        <Places label="Sections" places={places} className="min-h-11" />
        <hr aria-hidden className="border-line" />
        <Places label="Site" places={sitePlaces} className="min-h-11" />
      </div>
    </PopoverButton>
  )
}

/** The navigation beside every screen of a wide window, except the home screen, whose tiles lead to the same pages. */
export const MemberNav = () => {
  const { userType } = useMember()
  if (useChosenPath() === ownPaths[userType].home) return null
  const isBesideTheBar = ({ to }: Place) => to !== ownPaths[userType].profile
  return (
    <nav
      aria-label="Members' area"
      className="sticky top-16 grid max-h-[calc(100dvh-4rem)] w-52 shrink-0 content-start gap-4 self-start overflow-y-auto py-8 ps-3 pe-1 max-lg:hidden print:hidden"
    >
      <Places
        label="Sections"
        places={placesOf(userType).filter(isBesideTheBar)}
        className="min-h-9"
      />
      <hr aria-hidden className="mx-3 border-line" />
      <Places label="Site" places={sitePlaces} className="min-h-9 text-ink-soft" />
    </nav>
  )
}
