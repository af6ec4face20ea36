import { paths } from '@tropa/contract/pages'
import { cn } from '@tropa/ui/cn'
import { ArrowRightIcon, ArrowUpRightIcon } from '@tropa/ui/icons'
import { Skeleton } from '@tropa/ui/skeleton'
import { Tile } from '@tropa/ui/tile'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { ScrollTextIcon } from '../../components/icons'
import { newTab } from '../../components/new-tab'

interface HomeLinkProps extends Pick<LinkProps, 'to' | 'reloadDocument' | 'target' | 'rel'> {
  title: string
  description: string
  icon: ReactNode
  children?: ReactNode
}

const HomeArrow = ({ target }: Pick<HomeLinkProps, 'target'>) => {
  const Arrow = target ? ArrowUpRightIcon : ArrowRightIcon
  return (
    <Arrow
      aria-hidden
      className="ms-auto size-5 shrink-0 transition-transform group-hover/tile:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover/tile:-translate-x-0.5"
    />
  )
}

interface HomeTileProps extends HomeLinkProps {
  tone?: 'surface' | 'accent' | 'inverse'
  className?: string
}

/** A tile of the home screen: the place's name, a number with its words, and what one does there. */
export const HomeTile = ({
  title,
  description,
  icon,
  tone = 'surface',
  className,
  children,
  ...link
}: HomeTileProps) => (
  <li className={cn('grid', className)}>
    <Tile asChild interactive tone={tone} className="flex min-h-36 flex-col gap-3">
      <Link {...link}>
        <div className="flex items-center gap-2.5 [&_svg]:size-5 [&_svg]:shrink-0">
          <span aria-hidden>{icon}</span>
          <h2 className="text-md">{title}</h2>
          <HomeArrow {...link} />
        </div>
        {children}
        <p className="mt-auto text-sm opacity-80 in-data-[tone=accent]:opacity-100">
          {description}
        </p>
      </Link>
    </Tile>
  </li>
)

/** A place with little or nothing to show, as a row of the list below the tiles. */
export const HomeRow = ({ title, description, icon, children, ...link }: HomeLinkProps) => (
  <li className="not-first:border-t not-first:border-line">
    <Link
      {...link}
      className="group/tile flex min-h-14 flex-wrap items-center gap-x-3 gap-y-0.5 px-5 py-2.5 text-ink no-underline transition-colors hover:bg-hover focus-visible:-outline-offset-2 sm:px-6 [&_svg]:size-5 [&_svg]:shrink-0"
    >
      <span aria-hidden>{icon}</span>
      <h2 className="text-sm">{title}</h2>
      <p className="text-sm text-ink-soft max-sm:order-last max-sm:w-full max-sm:ps-8 sm:grow">
        {description}
      </p>
      {children}
      <HomeArrow {...link} />
    </Link>
  </li>
)

export const RulesRow = ({ title }: Pick<HomeLinkProps, 'title'>) => (
  <HomeRow
    to={paths.rules}
    title={title}
    description="Opens in a new tab"
    icon={<ScrollTextIcon />}
    {...newTab}
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
      <p className="line-clamp-2 text-sm opacity-80 in-data-[tone=accent]:opacity-100">{note}</p>
    ) : null}
  </div>
)

interface LoadedFactProps<Data> {
  query: { data: Data | undefined; isPending: boolean; isError: boolean }
  skeleton?: ReactNode
  /** Shown if nothing could be loaded; the tile is still a link. */
  failed?: string
  className?: string
  children: (data: Data) => ReactNode
}

/** What a tile shows once it is loaded; its space is reserved from the start. */
export const LoadedFact = <Data,>({
  query,
  skeleton = <Skeleton className="h-8 w-24 opacity-40" />,
  failed,
  className = 'min-h-20',
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
