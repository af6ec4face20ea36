import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'

const tileVariants = cva(
  'relative block min-w-0 overflow-hidden rounded-tile border p-5 no-underline sm:p-6',
  {
    variants: {
      /** Its ground: `surface` by default; `accent` and `inverse` at most once in a grid. */
      tone: {
        surface: 'border-line bg-surface text-ink',
        ink: 'border-transparent bg-ink text-on-ink dark:border-line dark:bg-sunken dark:text-ink',
        accent: 'border-transparent bg-accent text-on-accent',
        inverse: 'border-transparent bg-surface text-ink',
      },
      /** It is a link as a whole, and moves under the pointer; goes with `asChild`. */
      interactive: {
        true: 'group/tile transition-transform hover:-translate-y-0.5 active:translate-y-0',
      },
    },
    compoundVariants: [
      { tone: 'surface', interactive: true, className: 'hover:border-line-strong' },
    ],
  },
)

export type TileProps = Omit<ComponentProps<'div'>, 'children'> &
  VariantProps<typeof tileVariants> & {
    /** Renders its only child instead of a `<div>`. A tile that is a link is also `interactive`. */
    asChild?: boolean
    /** One statement; in a tile that is a link, with an arrow. */
    children?: ReactNode
  }

/**
 * A tile of a bento grid: one statement, such as a number, a picture or an invitation to another page.
 * If it links somewhere, the whole tile is the link, and an arrow says so. At most one in a grid is
 * `accent`, and one `inverse`: what comes before everything else.
 */
export const Tile = ({
  tone = 'surface',
  interactive,
  asChild = false,
  className,
  ...props
}: TileProps) => {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      data-slot="tile"
      data-tone={tone}
      className={cn(tileVariants({ tone, interactive }), className)}
      {...props}
    />
  )
}
