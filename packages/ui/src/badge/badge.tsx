import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { toneSurface } from '../tone/tone'

const badgeVariants = cva(
  'tabular inline-flex items-center gap-1.5 rounded-control border font-semibold whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-ink',
        ink: 'border-transparent bg-ink text-on-ink',
        accent: 'border-transparent bg-accent text-on-accent',
        ...toneSurface,
      },
      size: { sm: 'h-5 px-1.5 text-xs', md: 'h-6 px-2 text-xs' },
    },
  },
)

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

/** A short label or a count. The colour supports the text and never replaces it. */
export const Badge = ({ tone = 'neutral', size = 'md', className, ...props }: BadgeProps) => (
  <span
    data-slot="badge"
    data-tone={tone}
    className={cn(badgeVariants({ tone, size }), className)}
    {...props}
  />
)
