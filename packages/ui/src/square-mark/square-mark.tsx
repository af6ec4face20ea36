import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { squareBox, squareCells } from './mark'

export type SquareMarkProps = ComponentProps<'svg'> & {
  /** Its rows, as `drawingOf` draws a letter or digit. */
  drawing: string
  /** The index of the highlighted square, row by row. */
  lit?: number
  /** Lets the squares come together when the mark first appears; not for visitors who prefer reduced motion. */
  assembling?: boolean
}

/** How many steps after the first square the last one starts, however many there are. */
const lastStep = 12

const stepOf = (index: number, count: number) =>
  Number(((index * lastStep) / (count - 1)).toFixed(2))

/**
 * The mark of the site, a letter of squares, beside its name or large on the start page. It is
 * decoration, so it has no name: a link needs one beside it.
 */
export const SquareMark = ({
  drawing,
  lit,
  assembling = false,
  className,
  ...props
}: SquareMarkProps) => (
  <svg
    data-slot="square-mark"
    viewBox="0 0 7 7"
    aria-hidden
    fill="currentColor"
    className={cn('overflow-visible', className)}
    {...props}
  >
    {squareCells(drawing).map((cell, index, { length }) => (
      <rect
        key={index}
        {...squareBox(cell)}
        data-lit={index === lit || undefined}
        {...(assembling
          ? {
              style: { animationDelay: `calc(var(--duration-stagger) * ${stepOf(index, length)})` },
            }
          : {})}
        className={cn(
          'origin-center transition-[fill,scale] [transform-box:fill-box] data-lit:scale-125 data-lit:fill-lit',
          assembling && (index % 2 ? 'animate-assemble-left' : 'animate-assemble-right'),
        )}
      />
    ))}
  </svg>
)
