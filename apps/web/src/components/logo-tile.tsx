import { cn } from '@tropa/ui/cn'
import { squareCells } from '@tropa/ui/mark'
import { Tile } from '@tropa/ui/tile'
import { type DrawnMark, Mark } from './team-mark'

/** How many characters of a name, or of a word of it, fit beside the mark. */
const longestBesideMark = 7

/** Whether the mark leaves the corner free in which a short name stands, as a T does. */
const leavesCorner = ({ drawing, image }: DrawnMark) =>
  image === null && squareCells(drawing).every(({ x, y }) => y < 5 || x > 2)

/** From this many characters on a name is written smaller. */
const smallerFrom = 16

interface LogoTileProps {
  /** The element of the name. */
  as?: 'h1' | 'p'
  name: string
  mark: DrawnMark
  /** The square of a person who is hovered. */
  lit?: number
  assembling?: boolean
  className?: string
}

/** The tile with the site's name and its large mark. On wide screens a short name is in the mark's empty corner. */
export const LogoTile = ({
  as: Name = 'h1',
  name,
  mark,
  lit,
  assembling = false,
  className,
}: LogoTileProps) => {
  const isInCorner = name.length <= longestBesideMark && leavesCorner(mark)
  const isLong =
    name.length >= smallerFrom || name.split(/\s/).some(({ length }) => length > longestBesideMark)
  return (
    <Tile
      tone="accent"
      className={cn(
        'flex items-end justify-between gap-6',
        isInCorner ? 'flex-wrap' : 'lg:flex-col-reverse lg:items-start',
        // Beside the mark of a phone its words would break.
        isLong && 'max-sm:flex-col-reverse max-sm:items-start',
        className,
      )}
    >
      <Name
        className={cn(
          'min-w-0 font-heading wrap-anywhere',
          isLong ? 'text-xl sm:text-2xl' : 'text-2xl leading-none',
        )}
      >
        {name}
      </Name>
      <Mark
        mark={mark}
        lit={lit}
        assembling={assembling}
        preserveAspectRatio="xMidYMin meet"
        className={cn(
          'w-[38%] max-w-44 min-w-20 shrink-0 self-start lg:max-w-none',
          isInCorner
            ? 'lg:absolute lg:inset-6 lg:h-[calc(100%-3rem)] lg:w-[calc(100%-3rem)]'
            : 'lg:h-0 lg:min-h-40 lg:w-full lg:grow',
        )}
      />
    </Tile>
  )
}
