import { paths } from '@tropa/contract/pages'
import type { TeamMember } from '@tropa/contract/team/team'
import { Avatar } from '@tropa/ui/avatar'
import { Button } from '@tropa/ui/button'
import { cn } from '@tropa/ui/cn'
import { EmptyState } from '@tropa/ui/empty-state'
import { Page } from '@tropa/ui/page'
import { SquareFaces } from '@tropa/ui/square-faces'
import { Tile } from '@tropa/ui/tile'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { Link, useLoaderData, useLocation } from 'react-router-dom'
import { useMark, useSettings } from '../../hooks/use-site'
import { portrait } from '../../format/portrait'
import { cardGrid, contactSpan } from './team-skeleton'
import { MemberLinks } from './member-links'

/** How many cards the first screen may show: their portraits are not loaded lazily. */
const eagerCards = 4

const portraitSizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 7rem'

interface MemberCardProps {
  member: TeamMember
  index: number
  /** Whether the links can be followed. */
  hasLinks: boolean
  /** The visitor followed a link to this card. */
  isMarked: boolean
}

const MemberCard = ({ member, index, hasLinks, isMarked }: MemberCardProps) => (
  <li
    id={member._id}
    aria-current={isMarked ? 'location' : undefined}
    className="grid scroll-mt-6 grid-cols-[min(6.5rem,35%)_minmax(0,1fr)] content-start gap-x-[16px] gap-y-3 rounded-tile border border-line bg-surface p-3 aria-current:border-accent-line aria-current:bg-accent-soft aria-current:outline-3 aria-current:outline-accent-line sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr_auto]"
  >
    <Avatar
      name={member.name}
      {...portrait(member.image, portraitSizes)}
      alt=""
      loading={index < eagerCards ? 'eager' : 'lazy'}
      className="row-span-2 aspect-4/5 size-auto w-full rounded-card sm:row-span-1 sm:aspect-square"
    />
    <div className="self-end sm:px-2 sm:pt-1">
      <h2 className="text-md">{member.name}</h2>
      <p className="text-ink-soft">{member.role}</p>
    </div>
    <p className="sm:px-2">{member.bio}</p>
    {member.links.length > 0 ? (
      <div className="col-start-2 pt-1 sm:col-start-1 sm:px-2 sm:pb-2">
        <MemberLinks member={member} disabled={!hasLinks} />
      </div>
    ) : null}
  </li>
)

const ContactTile = ({ className }: { className: string }) => {
  const { drawing } = useMark()
  return (
    <Tile
      tone="accent"
      className={cn('flex flex-wrap items-end justify-between gap-6 self-start', className)}
    >
      <div className="grid justify-items-start gap-6">
        <h2 className="text-xl">Contact us</h2>
        <Button asChild>
          <Link to={paths.contact}>Get in touch</Link>
        </Button>
      </div>
      <SquareFaces
        drawing={drawing}
        lookingAt={{ x: -2, y: 7.5 }}
        className="h-fit w-[40%] max-w-32 min-w-20"
      />
    </Tile>
  )
}

/** The team page: a card for each team member, and a link to the contact page. */
export const TeamScreen = () => {
  const team = useLoaderData<TeamMember[]>()
  const { linksFor } = useSettings()
  const { hash } = useLocation()
  // The server does not know the hash, and a rendered page must hydrate as it is.
  const isHydrated = useHydrated()
  return (
    <Page title="Meet our team">
      <div className={cardGrid}>
        {team.length === 0 ? (
          <EmptyState
            title="Nobody is introduced yet"
            description="Come back soon, or write to us."
            className="sm:col-span-2 lg:col-span-4"
          />
        ) : null}
        <ul className="contents">
          {team.map((member, index) => (
            <MemberCard
              key={member._id}
              member={member}
              index={index}
              hasLinks={linksFor === null || index < linksFor}
              isMarked={isHydrated && hash === `#${member._id}`}
            />
          ))}
        </ul>
        <ContactTile className={contactSpan(team.length)} />
      </div>
    </Page>
  )
}
