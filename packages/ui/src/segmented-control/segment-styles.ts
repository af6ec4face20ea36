import { cva } from 'class-variance-authority'

/** The background behind the segments. */
export const segmentTrack = 'inline-flex max-w-full gap-0.5 rounded-card bg-pressed p-0.5'

/** The look of a segment: the label of a radio button, or a link with `aria-pressed`. */
export const segmentVariants = cva(
  [
    'relative inline-flex min-w-0 cursor-pointer items-center justify-center gap-2 rounded-control border border-transparent px-3 font-semibold text-ink-soft transition-colors hover:text-ink',
    'has-checked:border-ink-soft has-checked:bg-raised has-checked:text-ink',
    'aria-pressed:border-ink-soft aria-pressed:bg-raised aria-pressed:text-ink',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    'has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
    'pointer-coarse:h-11 pointer-coarse:min-w-11 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: { size: { sm: 'h-7 text-xs', md: 'h-9 text-sm' } },
    defaultVariants: { size: 'md' },
  },
)
