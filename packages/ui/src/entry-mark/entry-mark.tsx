import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import type { Hue } from '../tone/tone'

/** Drawings in a square of twelve units, each different from the others without its colour. */
const drawings = {
  circle: 'M6 1.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Z',
  square: 'M1.8 1.8h8.4v8.4H1.8Z',
  diamond: 'M6 .8 11.2 6 6 11.2.8 6Z',
  triangle: 'M6 1.2 11.2 10.4H.8Z',
  star: 'M6 .7 7.6 4.1l3.7.5-2.7 2.6.7 3.8L6 9.2 2.7 11l.7-3.8L.7 4.6l3.7-.5Z',
  plus: 'M4 1h4v3h3v4H8v3H4V8H1V4h3Z',
} as const

/** The shape that tells a kind of entry from the others where its colour cannot be seen. */
export type EntryShape = keyof typeof drawings

/** Every shape. */
export const entryShapes = Object.keys(drawings) as EntryShape[]

const colours: Record<Hue, string> = {
  green: 'fill-green-dot text-green-text',
  purple: 'fill-purple-dot text-purple-text',
  red: 'fill-red-dot text-red-text',
  yellow: 'fill-yellow-dot text-yellow-text',
  blue: 'fill-blue-dot text-blue-text',
  orange: 'fill-orange-dot text-orange-text',
  amber: 'fill-amber-dot text-amber-text',
}

export type EntryMarkProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Tells kinds apart without colour: one shape for each kind, everywhere. */
  shape: EntryShape
  /** The colour that goes with the shape; on its own it says nothing. */
  hue: Hue
}

/**
 * The drawing of a kind of calendar entry: one shape and one hue for each kind, the same everywhere,
 * so that kinds differ without colours and on paper. It is decoration: the kind is always named beside
 * it.
 */
export const EntryMark = ({ shape, hue, className, ...props }: EntryMarkProps) => (
  <svg
    data-slot="entry-mark"
    aria-hidden
    viewBox="0 0 12 12"
    stroke="currentColor"
    strokeLinejoin="round"
    className={cn(
      'size-3 shrink-0 forced-colors:fill-current forced-colors:text-inherit',
      colours[hue],
      className,
    )}
    {...props}
  >
    <path d={drawings[shape]} />
  </svg>
)
