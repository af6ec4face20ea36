import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'
import { toneSurface } from '../tone/tone'

const badgeVariants = cva(
  'tabular inline-flex items-center gap-1.5 rounded-control border font-semibold whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      /** What the word means; `neutral` by default, and the same for the same state everywhere. */
      tone: {
        neutral: 'border-line bg-sunken text-ink',
        ink: 'border-transparent bg-ink text-on-ink',
        accent: 'border-transparent bg-accent text-on-accent',
        ...toneSurface,
      },
      /** The height: 20 px for a count beside a text, or 24 px by default. */
      size: { sm: 'h-5 px-1.5 text-xs', md: 'h-6 px-2 text-xs' },
      /** Lets a long text take more than one line, which it does not by default. */
      wrap: { true: 'h-auto min-h-6 max-w-full whitespace-normal' },
    },
  },
)

export type BadgeProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof badgeVariants> & {
    /** A word or two, or a number. */
    children?: ReactNode
  }

/**
 * The state of a thing in a word or two, or a count. The colour supports the text and never replaces
 * it, and the same state has the same tone everywhere. The kind of a calendar entry is an EntryMark,
 * which differs in shape as well.
 */
export const Badge = ({ tone = 'neutral', size = 'md', wrap, className, ...props }: BadgeProps) => (
  <span
    data-slot="badge"
    data-tone={tone}
    className={cn(badgeVariants({ tone, size, wrap }), className)}
    {...props}
  />
)
