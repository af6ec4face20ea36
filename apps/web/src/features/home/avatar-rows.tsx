import type { TeamMember } from '@tropa/contract/team'
import { Avatar } from '@tropa/ui/avatar'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { useEffect, useEffectEvent, useRef, type FocusEvent, type PointerEvent } from 'react'
import { RouterLink } from '../../components/router-link'
import { Arrow } from '../../components/arrow'
import { paths } from '../../paths'
import { portrait } from '../../components/portrait'
import { useOnDemand } from '../../hooks/use-on-demand'

const firstRow = 7
const bothRows = 13

const importTooltip = () => import('@tropa/ui/tooltip')

const avatarSizes = '(min-width: 64rem) 5rem, (min-width: 40rem) 6rem, 3rem'

interface PointedAt {
  /** The avatar under the pointer or in focus, counted over both rows. */
  pointed: number | undefined
  onPoint: (index: number | undefined) => void
}

interface StampProps extends PointedAt {
  member: TeamMember
  index: number
}

const Stamp = ({ member, index, pointed, onPoint }: StampProps) => {
  const { _id, alt, image } = member
  const [tooltip, fetchTooltip] = useOnDemand(importTooltip)
  const isHydrated = useHydrated()

  const point = () => {
    fetchTooltip()
    onPoint(index)
  }
  const leave = () => onPoint(undefined)

  const link = useRef<HTMLAnchorElement>(null)
  const pointIfThere = useEffectEvent(() => {
    if (link.current?.matches(':hover, :focus-visible')) point()
  })
  // The pointer or the focus may have been here before the scripts were.
  useEffect(() => pointIfThere(), [])

  return (
    <li className="relative" title={isHydrated ? undefined : alt}>
      <RouterLink
        ref={link}
        to={`${paths.team}#${_id}`}
        className="block rounded-control transition-transform hover:-translate-y-1 sm:rounded-card"
        onPointerEnter={({ pointerType }: PointerEvent) => {
          if (pointerType !== 'touch') point()
        }}
        onPointerLeave={leave}
        onFocus={({ currentTarget }: FocusEvent) => {
          if (currentTarget.matches(':focus-visible')) point()
        }}
        onBlur={leave}
      >
        <Avatar
          name={alt}
          {...portrait(image, avatarSizes)}
          loading="eager"
          className="aspect-4/5 size-auto w-full rounded-control sm:rounded-card"
        />
      </RouterLink>
      {tooltip && pointed === index ? (
        <tooltip.Tooltip open content={alt} onOpenChange={leave}>
          <span aria-hidden className="pointer-events-none absolute inset-0" />
        </tooltip.Tooltip>
      ) : null}
    </li>
  )
}

/** The team in two rows, seven and six; pointing at somebody shows the first name. */
export const AvatarRows = ({ team, ...pointedAt }: PointedAt & { team: TeamMember[] }) => {
  if (team.length === 0) return <p className="p-2 text-ink-soft">Our faces will be here soon.</p>
  return (
    <div className="grid gap-0.5 sm:gap-2.5">
      <ul aria-label="The team, first row" className="grid grid-cols-7 gap-0.5 sm:gap-2.5">
        {team.slice(0, firstRow).map((member, index) => (
          <Stamp key={member._id} member={member} index={index} {...pointedAt} />
        ))}
      </ul>
      <div className="grid grid-cols-7 gap-0.5 sm:gap-2.5">
        <ul
          aria-label="The team, second row"
          className="col-span-6 grid grid-cols-6 gap-0.5 sm:gap-2.5"
        >
          {team.slice(firstRow, bothRows).map((member, index) => (
            <Stamp key={member._id} member={member} index={firstRow + index} {...pointedAt} />
          ))}
        </ul>
        <RouterLink
          to={paths.team}
          aria-label="Meet our team"
          className="grid place-items-center rounded-control border border-dashed border-line-strong text-ink-soft transition-colors hover:border-ink hover:text-ink sm:rounded-card"
        >
          <Arrow className="size-5" />
        </RouterLink>
      </div>
    </div>
  )
}
