import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'

/** The columns and rows of the thirteen squares: a bar of seven and a stem of six. */
export const squareCells = [
  ...Array.from({ length: 7 }, (_, index) => ({ x: index, y: 0 })),
  ...Array.from({ length: 6 }, (_, index) => ({ x: 3, y: index + 1 })),
]

const inset = 0.07

/** A square of the grid as the attributes of its `<rect>`. */
export const squareBox = ({ x, y }: { x: number; y: number }) => ({
  x: x + inset,
  y: y + inset,
  width: 1 - 2 * inset,
  height: 1 - 2 * inset,
  rx: 0.24,
})

export type SquareMarkProps = ComponentProps<'svg'> & {
  /** The index of the highlighted square, from the left of the bar to the end of the stem. */
  lit?: number | undefined
  /** Lets the squares come together when the mark first appears; not for visitors who prefer reduced motion. */
  assembling?: boolean
}

/**
 * The mark of the site, a T of thirteen squares, beside its name or large on the start page. It is
 * decoration, so it has no name: a link needs one beside it.
 */
export const SquareMark = ({ lit, assembling = false, className, ...props }: SquareMarkProps) => (
  <svg
    data-slot="square-mark"
    viewBox="0 0 7 7"
    aria-hidden
    fill="currentColor"
    className={cn('overflow-visible', className)}
    {...props}
  >
    {squareCells.map((cell, index) => (
      <rect
        key={index}
        {...squareBox(cell)}
        data-lit={index === lit || undefined}
        {...(assembling
          ? { style: { animationDelay: `calc(var(--duration-stagger) * ${index})` } }
          : {})}
        className={cn(
          'origin-center transition-[fill,scale] [transform-box:fill-box] data-lit:scale-125 data-lit:fill-lit',
          assembling && (index % 2 ? 'animate-assemble-left' : 'animate-assemble-right'),
        )}
      />
    ))}
  </svg>
)
