import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn/cn'

export type Segment<V extends string> = { value: V; label: string; icon?: ReactNode }

export type SegmentedControlProps<V extends string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'children'
> & {
  /** What is being chosen. Spoken, not shown. */
  label: string
  options: readonly Segment<V>[]
  value: V
  onValueChange: (value: V) => void
  size?: 'sm' | 'md'
}

/** Switches between two to four views of the same thing, at once. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onValueChange,
  size = 'md',
  className,
  ...props
}: SegmentedControlProps<V>) {
  const name = useId()
  return (
    <div
      data-slot="segmented-control"
      role="radiogroup"
      aria-label={label}
      className={cn(
        'inline-flex w-fit max-w-full gap-0.5 rounded-[0.5rem] bg-pressed p-0.5',
        className,
      )}
      {...props}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'relative inline-flex min-w-0 cursor-pointer items-center justify-center gap-2 rounded-control border border-transparent px-3 font-semibold text-ink-soft transition-colors',
            'hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:border-line',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            'has-disabled:cursor-not-allowed has-disabled:text-ink-faint forced-colors:has-checked:border-[Highlight]',
            size === 'sm' ? 'h-7 text-xs' : 'h-9 text-sm',
            'pointer-coarse:h-11 pointer-coarse:min-w-11 [&_svg]:size-4 [&_svg]:shrink-0',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            aria-label={option.icon ? option.label : undefined}
            className="absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed"
          />
          {option.icon ?? option.label}
        </label>
      ))}
    </div>
  )
}
