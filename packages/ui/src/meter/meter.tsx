import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../cn/cn'

export type MeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Says what is counted, for example `Warnings`. */
  label: ReactNode
  /** How many of the parts are filled, from 0; one before `max` it warns, from `max` on it is red. */
  value: number
  /** The limit: a whole number, drawn as so many parts. */
  max: number
  /** Says how much of the limit is used. */
  valueText: string
}

const partColour = (value: number, max: number) => {
  if (value >= max) return 'bg-danger-dot'
  return value === max - 1 ? 'bg-warning-dot' : 'bg-ink'
}

/**
 * How near a count is to a limit that has a consequence and can be counted at a glance, up to about
 * ten. For the progress of a task use words, and for people who have answered a Tally.
 */
export const Meter = ({ label, value, max, valueText, className, ...props }: MeterProps) => {
  const labelId = useId()
  return (
    <div data-slot="meter" className={cn('grid gap-1.5 text-sm', className)} {...props}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        <span aria-hidden className="tabular text-ink-soft">
          {valueText}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
        className="flex h-2 gap-0.5"
      >
        {Array.from({ length: max }, (_, part) => (
          <span
            key={part}
            data-used={part < value || undefined}
            className={cn(
              'flex-1 rounded-full bg-pressed forced-colors:border forced-colors:data-used:bg-[Highlight]',
              part < value && partColour(value, max),
            )}
          />
        ))}
      </div>
    </div>
  )
}
