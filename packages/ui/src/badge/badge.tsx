import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'

const badgeVariants = cva(
  'inline-flex items-center gap-1.5 rounded-control border font-semibold whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-ink',
        ink: 'border-transparent bg-ink text-on-ink',
        accent: 'border-transparent bg-accent text-on-accent',
        green: 'border-green-line bg-green-ground text-green-text',
        purple: 'border-purple-line bg-purple-ground text-purple-text',
        red: 'border-red-line bg-red-ground text-red-text',
        yellow: 'border-yellow-line bg-yellow-ground text-yellow-text',
        blue: 'border-blue-line bg-blue-ground text-blue-text',
        orange: 'border-orange-line bg-orange-ground text-orange-text',
        amber: 'border-amber-line bg-amber-ground text-amber-text',
      },
      size: {
        sm: 'h-5 px-1.5 text-xs',
        md: 'h-6 px-2 text-xs',
      },
    },
    defaultVariants: { tone: 'neutral', size: 'md' },
  },
)

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>['tone']>

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

/** A word or a number that marks something. The colour repeats the word, it never replaces it. */
export function Badge({ tone, size, className, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone ?? 'neutral'}
      className={cn('tabular', badgeVariants({ tone, size }), className)}
      {...props}
    />
  )
}
