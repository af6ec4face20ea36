import { Tile } from '@tropa/ui/tile'
import { ArrowRightIcon, ArrowUpRightIcon } from '@tropa/ui/icons'
import type { ReactNode } from 'react'
import { RouterLink } from '../../components/router-link'
import { capitalise } from '../../format/format'
import { useMember } from '../../session/member-context'
import { MemberPage } from '../../components/member-page'

interface HomeTileProps {
  to: string
  title: string
  description: string
  icon: ReactNode
  tone?: 'surface' | 'sunken' | 'ink' | 'accent'
  /** Opens in a new tab. */
  newTab?: boolean
  className?: string
  children?: ReactNode
}

/** A place the home screen leads to: all of the tile is the link. */
export const HomeTile = ({
  to,
  title,
  description,
  icon,
  tone = 'surface',
  newTab = false,
  className = '',
  children,
}: HomeTileProps) => {
  const Arrow = newTab ? ArrowUpRightIcon : ArrowRightIcon
  return (
    <li className={`grid ${className}`}>
      <Tile asChild interactive tone={tone} className="flex min-h-40 flex-col gap-3">
        <RouterLink to={to} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          <div aria-hidden className="flex items-start justify-between [&_svg]:size-6">
            {icon}
            <Arrow className="transition-transform group-hover/tile:translate-x-0.5" />
          </div>
          {children}
          <div className="mt-auto grid gap-0.5 pt-2">
            <h2 className="text-lg">{title}</h2>
            <p className="opacity-80">{description}</p>
          </div>
        </RouterLink>
      </Tile>
    </li>
  )
}

/** A member's home screen: the greeting and a bento of the places to go. */
export const MemberHome = ({ children }: { children: ReactNode }) => {
  const { username } = useMember()
  return (
    <MemberPage title={`Welcome, ${capitalise(username)}!`} lead="What would you like to do today?">
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">{children}</ul>
    </MemberPage>
  )
}
