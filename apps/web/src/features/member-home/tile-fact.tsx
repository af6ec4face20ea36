import { Skeleton } from '@tropa/ui/skeleton'
import type { ReactNode } from 'react'

interface TileFactProps {
  /** A number, or a text as short as one. */
  value: ReactNode
  /** What the number counts. */
  words: string
  /** One more line. */
  note?: ReactNode
}

/** A number on a tile and what it counts. */
export const TileFact = ({ value, words, note }: TileFactProps) => (
  <div className="grid gap-1">
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="tabular text-xl font-semibold">{value}</span>{' '}
      <span className="text-sm">{words}</span>
    </p>
    {note ? <p className="truncate text-sm opacity-80">{note}</p> : null}
  </div>
)

interface LoadedFactProps<Data> {
  query: { data: Data | undefined; isPending: boolean }
  children: (data: Data) => ReactNode
}

/**
 * What a tile tells once it is loaded, in a room that is kept for it. Where it cannot be loaded the tile
 * is still a link.
 */
export const LoadedFact = <Data,>({ query, children }: LoadedFactProps<Data>) => (
  <div className="min-h-14.5">
    {query.data === undefined ? null : children(query.data)}
    {query.isPending ? <Skeleton className="h-8 w-24 opacity-40" /> : null}
  </div>
)
