import { membersOnHome } from '@tropa/contract/home/home'
import { paths } from '@tropa/contract/pages'
import type { TeamMember } from '@tropa/contract/team/team'
import { Avatar } from '@tropa/ui/avatar'
import { useHydrated } from '@tropa/ui/use-hydrated'
import {
  useEffect,
  useEffectEvent,
  useRef,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
} from 'react'
import { Link } from 'react-router-dom'
import { Arrow } from '../../components/arrow'
import { portrait } from '../../format/portrait'
import { useOnDemand } from '../../hooks/use-on-demand'

const firstRowLength = 7

const importTooltip = () => import('@tropa/ui/tooltip')

const avatarSizes = '(min-width: 64rem) 5rem, (min-width: 40rem) 6rem, 3rem'

interface ActiveAvatar {
  /** The index, over both rows, of the avatar that is hovered or focused. */
  activeIndex: number | undefined
  onActivate: (index: number | undefined) => void
}

interface AvatarLinkProps extends ActiveAvatar {
  member: TeamMember
  index: number
}

const AvatarLink = ({ member, index, activeIndex, onActivate }: AvatarLinkProps) => {
  const { _id, alt, image } = member
  const [tooltip, fetchTooltip] = useOnDemand(importTooltip)
  const isHydrated = useHydrated()

  const activate = () => {
    fetchTooltip()
    onActivate(index)
  }
  const deactivate = () => onActivate(undefined)

  const link = useRef<HTMLAnchorElement>(null)
  const activateIfHovered = useEffectEvent(() => {
    if (link.current?.matches(':hover, :focus-visible')) activate()
  })
  // The link may have been hovered or focused before the scripts ran.
  useEffect(() => activateIfHovered(), [])

  return (
    <li className="relative" title={isHydrated ? undefined : alt}>
      <Link
        ref={link}
        to={`${paths.team}#${_id}`}
        className="block rounded-control transition-transform hover:-translate-y-1 sm:rounded-card"
        onPointerEnter={({ pointerType }: PointerEvent) => {
          // A finger lights the square too, but would cover the tooltip.
          if (pointerType === 'touch') onActivate(index)
          else activate()
        }}
        onPointerLeave={deactivate}
        onFocus={({ currentTarget }: FocusEvent) => {
          if (currentTarget.matches(':focus-visible')) activate()
        }}
        onBlur={deactivate}
      >
        <Avatar
          name={alt}
          {...portrait(image, avatarSizes)}
          loading="eager"
          className="aspect-4/5 size-auto w-full rounded-control sm:rounded-card"
        />
      </Link>
      {tooltip && activeIndex === index ? (
        <tooltip.Tooltip open content={alt} onOpenChange={deactivate}>
          <span aria-hidden className="pointer-events-none absolute inset-0" />
        </tooltip.Tooltip>
      ) : null}
    </li>
  )
}

const grid = 'grid gap-0.5 sm:gap-2.5'

const columns = (count: number): CSSProperties => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
})

/** The way to the team page at the end of the last row, which says how many people are not shown. */
const TeamLink = ({ hidden }: { hidden: number }) => (
  <Link
    to={paths.team}
    aria-label={hidden > 0 ? `Meet our team, +${hidden}` : 'Meet our team'}
    className="grid place-items-center rounded-control border border-dashed border-line-strong text-ink-soft transition-colors hover:border-ink hover:text-ink sm:rounded-card"
  >
    {hidden > 0 ? (
      <span className="tabular text-sm font-semibold sm:text-md">+{hidden}</span>
    ) : (
      <Arrow className="size-5" />
    )}
  </Link>
)

/** A single row has at least this many columns, so that the portraits of few people do not grow too large. */
const fewestColumns = 4

/** The team's portraits in rows of seven and six, or in one row of at most seven; hovering one shows the first name. */
export const AvatarRows = ({ team, ...active }: ActiveAvatar & { team: TeamMember[] }) => {
  if (team.length === 0) return <p className="p-2 text-ink-soft">Our faces will be here soon.</p>
  const avatars = (from: number, to: number) =>
    team
      .slice(from, to)
      .map((member, index) => (
        <AvatarLink key={member._id} member={member} index={from + index} {...active} />
      ))
  if (team.length <= firstRowLength) {
    return (
      <div className={grid} style={columns(Math.max(team.length + 1, fewestColumns))}>
        <ul aria-label="The team" className="contents">
          {avatars(0, firstRowLength)}
        </ul>
        <TeamLink hidden={0} />
      </div>
    )
  }
  return (
    <div className={grid}>
      <ul aria-label="The team, first row" className={grid} style={columns(firstRowLength)}>
        {avatars(0, firstRowLength)}
      </ul>
      <div className={grid} style={columns(firstRowLength)}>
        <ul aria-label="The team, second row" className="contents">
          {avatars(firstRowLength, membersOnHome)}
        </ul>
        <TeamLink hidden={Math.max(0, team.length - membersOnHome)} />
      </div>
    </div>
  )
}
