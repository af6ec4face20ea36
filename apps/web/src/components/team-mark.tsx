import type { ComponentProps } from 'react'

const barCells = Array.from({ length: 7 }, (_, index) => ({ x: index, y: 0 }))
const stemCells = Array.from({ length: 6 }, (_, index) => ({ x: 3, y: index + 1 }))

const inset = 0.07
const side = 1 - 2 * inset
const radius = 0.24

interface TeamMarkProps extends ComponentProps<'svg'> {
  /** The index of the highlighted cell: that of the team member's avatar on the home page. */
  lit?: number | undefined
}

/** The logo: a T of thirteen tiles, one for each team member and in the rows of the home page. */
export const TeamMark = ({ lit, className, ...props }: TeamMarkProps) => (
  <svg viewBox="0 0 7 7" aria-hidden fill="currentColor" className={className} {...props}>
    {[...barCells, ...stemCells].map(({ x, y }, index) => (
      <rect
        key={index}
        x={x + inset}
        y={y + inset}
        width={side}
        height={side}
        rx={radius}
        data-lit={index === lit || undefined}
        className="origin-center transition-[fill,scale] [transform-box:fill-box] data-lit:scale-125 data-lit:fill-surface dark:data-lit:fill-ink"
      />
    ))}
  </svg>
)
