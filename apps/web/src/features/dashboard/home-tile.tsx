import { paths } from '@tropa/contract/pages'
import { Banner } from '@tropa/ui/banner'
import { cn } from '@tropa/ui/cn'
import { ArrowRightIcon, ArrowUpRightIcon } from '@tropa/ui/icons'
import { Skeleton } from '@tropa/ui/skeleton'
import { Tile } from '@tropa/ui/tile'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { ScrollTextIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { newTab } from '../../components/new-tab'
import { capitalise } from '../../format/format'
import { useMember } from '../../session/member-context'
import { AttentionCard, useAttention } from '../attention/attention-card'
import { ChangedRules, useRulesChanges } from '../rules/changed-rules'
import { NextMeeting, useIsNextPending } from './next-meeting'

interface HomeTileProps extends Pick<LinkProps, 'to' | 'reloadDocument' | 'target' | 'rel'> {
  title: string
  description: string
  icon: ReactNode
  tone?: 'surface' | 'sunken' | 'ink' | 'accent'
  className?: string | undefined
  children?: ReactNode
}

export const HomeTile = ({
  title,
  description,
  icon,
  tone = 'surface',
  className,
  children,
  ...link
}: HomeTileProps) => {
  const Arrow = link.target ? ArrowUpRightIcon : ArrowRightIcon
  return (
    <li className={cn('grid', className)}>
      <Tile asChild interactive tone={tone} className="flex min-h-40 flex-col gap-3">
        <Link {...link}>
          <div aria-hidden className="flex items-start justify-between [&_svg]:size-6">
            {icon}
            <Arrow className="transition-transform group-hover/tile:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover/tile:-translate-x-0.5" />
          </div>
          {children}
          <div className="mt-auto grid gap-0.5 pt-2">
            <h2 className="text-lg">{title}</h2>
            <p className="opacity-80 in-data-[tone=accent]:opacity-100">{description}</p>
          </div>
        </Link>
      </Tile>
    </li>
  )
}

export const RulesTile = (props: Pick<HomeTileProps, 'title' | 'tone' | 'className'>) => (
  <HomeTile
    to={paths.rules}
    description="Opens in a new tab"
    icon={<ScrollTextIcon />}
    {...newTab}
    {...props}
  />
)

interface TileFactProps {
  /** A number, or a text as short as one. */
  value: ReactNode
  /** What the number counts. */
  words: string
  note?: ReactNode
}

export const TileFact = ({ value, words, note }: TileFactProps) => (
  <div className="grid gap-1">
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="tabular text-xl font-semibold">{value}</span>{' '}
      <span className="text-sm">{words}</span>
    </p>
    {note ? (
      <p className="truncate text-sm opacity-80 in-data-[tone=accent]:opacity-100">{note}</p>
    ) : null}
  </div>
)

interface LoadedFactProps<Data> {
  query: { data: Data | undefined; isPending: boolean; isError: boolean }
  skeleton?: ReactNode
  /** Said where nothing could be loaded; the tile is still a link. */
  failed?: string
  className?: string
  children: (data: Data) => ReactNode
}

/** What a tile tells once it is loaded, in a room that is kept for it. */
export const LoadedFact = <Data,>({
  query,
  skeleton = <Skeleton className="h-8 w-24 opacity-40" />,
  failed,
  className = 'min-h-14.5',
  children,
}: LoadedFactProps<Data>) => {
  const { data, isPending, isError } = query
  return (
    <div className={className}>
      {data === undefined ? null : children(data)}
      {isPending ? skeleton : null}
      {failed && isError && data === undefined ? <p>{failed}</p> : null}
    </div>
  )
}

/** How long the tiles wait for what stands above them, in milliseconds. */
const longestWait = 3000

/** Whether what stands above the tiles is known, cannot be loaded, or takes too long. */
const useIsTopSettled = () => {
  const isPending = [useIsNextPending(), useRulesChanges().isPending, useAttention().isPending]
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), longestWait)
    return () => clearTimeout(timer)
  }, [])
  if (!isSettled && !isPending.includes(true)) setIsSettled(true)
  return isSettled
}

interface MemberHomeProps {
  /** Why the member was led here. */
  notice?: string | undefined
  children: ReactNode
}

/** The greeting, the next meeting, what needs the member, and the grid of tiles that both member homes share. */
export const MemberHome = ({ notice, children }: MemberHomeProps) => {
  const { username } = useMember()
  const isSettled = useIsTopSettled()
  return (
    <MemberPage
      title={`Welcome, ${capitalise(username)}!`}
      lead="What would you like to do today?"
      breadcrumb={null}
      actions={<NextMeeting />}
    >
      {notice === undefined ? null : <Banner role="status">{notice}</Banner>}
      {/* Nothing may be pushed down, under a finger, by what arrives above it. */}
      <div className={cn(!isSettled && 'invisible')}>
        <ChangedRules />
        <AttentionCard />
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">{children}</ul>
      </div>
    </MemberPage>
  )
}
