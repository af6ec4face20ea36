import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn/cn'
import { segmentTrack, segmentVariants } from './segment-styles'

export type Segment<V extends string> = {
  value: V
  label: string
  icon?: ReactNode
}

export type SegmentedControlProps<V extends string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'children'
> & {
  /** Says what is chosen. For screen readers only. */
  label: string
  /** Two to four views. One with an `icon` shows only that, and screen readers say its label. */
  options: readonly Segment<V>[]
  /** The view that is shown. The control keeps no state of its own. */
  value: V
  /** Receives the view that was just chosen, which is then shown at once. */
  onValueChange: (value: V) => void
  /** The height: 28 px for a bar, or 36 px; 44 px under a finger. */
  size?: 'sm' | 'md'
  /** None can be chosen for now, for example while the content loads. */
  disabled?: boolean
}

/**
 * Switches immediately between two to four views of the same content, such as week and month; different
 * content is in Tabs. What is on or off at once has two options as well; in a form it is a Checkbox. Where
 * the views have addresses, links get its look from `@tropa/ui/segment-styles`.
 */
export const SegmentedControl = <V extends string>({
  label,
  options,
  value,
  onValueChange,
  size,
  disabled = false,
  className,
  ...props
}: SegmentedControlProps<V>) => {
  const name = useId()
  return (
    <div
      data-slot="segmented-control"
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={cn(segmentTrack, 'w-fit', className)}
      {...props}
    >
      {options.map((option) => (
        <label key={option.value} className={segmentVariants({ size })}>
          <input
            type="radio"
            // It belongs to no form, so that the chosen view is not sent.
            form=""
            name={name}
            value={option.value}
            disabled={disabled}
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
