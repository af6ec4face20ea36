import type { TeamMember } from '@tropa/contract/team'
import { Avatar } from '@tropa/ui/avatar'
import { Button } from '@tropa/ui/button'
import { cn } from '@tropa/ui/cn'
import { EmptyState } from '@tropa/ui/empty-state'
import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { useLoaderData } from 'react-router-dom'
import { RouterLink } from '../../components/router-link'
import { TeamMark } from '../../components/team-mark'
import { paths } from '../../paths'
import { portrait } from '../../format/portrait'
import { cardGrid, contactSpan } from './card-grid'
import { MemberLinks } from './member-links'

/** From the thirteenth on, links are disabled (specification, section 2). */
const firstDisabledCard = 12

/** How many cards the first screen may show: their portraits are not loaded lazily. */
const eagerCards = 4

const portraitSizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 7rem'

interface MemberCardProps {
  member: TeamMember
  index: number
}

const MemberCard = ({ member, index }: MemberCardProps) => {
  const isDisabled = index >= firstDisabledCard
  return (
    <li
      id={member._id}
      className="grid scroll-mt-6 grid-cols-[min(6.5rem,35%)_minmax(0,1fr)] content-start gap-x-[16px] gap-y-3 rounded-tile border border-line bg-surface p-3 target:border-ink sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr_auto]"
    >
      <Avatar
        name={member.name}
        {...portrait(member.image, portraitSizes)}
        alt=""
        loading={index < eagerCards ? 'eager' : 'lazy'}
        className={cn(
          'row-span-2 aspect-4/5 size-auto w-full rounded-[0.75rem] sm:row-span-1 sm:aspect-square',
          isDisabled && 'grayscale',
        )}
      />
      <div className="self-end sm:px-2 sm:pt-1">
        <h2 className="text-md">{member.name}</h2>
        <p className="text-ink-soft">{member.role}</p>
      </div>
      <p className="sm:px-2">{member.bio}</p>
      <div className="col-start-2 pt-1 sm:col-start-1 sm:px-2 sm:pb-2">
        <MemberLinks member={member} disabled={isDisabled} />
      </div>
    </li>
  )
}

const ContactTile = ({ className }: { className: string }) => (
  <Tile tone="accent" className={cn('flex min-h-56 flex-col justify-between gap-6', className)}>
    <TeamMark className="absolute top-6 right-6 w-28 sm:w-40 lg:w-64" />
    <h2 className="text-xl sm:text-2xl">Contact us</h2>
    <Button asChild size="lg" className="relative self-start">
      <RouterLink to={paths.contact}>Get in touch</RouterLink>
    </Button>
  </Tile>
)

/** The team page: a card for each team member, and a link to the contact page. */
export const TeamScreen = () => {
  const team = useLoaderData<TeamMember[]>()
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
            <MemberCard key={member._id} member={member} index={index} />
          ))}
        </ul>
        <ContactTile className={contactSpan(team.length)} />
      </div>
    </Page>
  )
}
