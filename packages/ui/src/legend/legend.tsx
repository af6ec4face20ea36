import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn/cn'
import { toneDot, type Tone } from '../tone/tone'

export type LegendItem<V extends string> = { value: V; label: string; tone: Tone }

export type LegendProps<V extends string> = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title: ReactNode
  items: readonly LegendItem<V>[]
  /** The items that are switched on. Together with `onValueChange` the legend is a filter. */
  value?: readonly V[]
  onValueChange?: (value: V[]) => void
}

/** Explains the colours. With `onValueChange` its items can be switched on and off. */
export const Legend = <V extends string>({
  title,
  items,
  value,
  onValueChange,
  className,
  ...props
}: LegendProps<V>) => {
  const titleId = useId()
  const shown = value ?? items.map((item) => item.value)
  const toggle = (clicked: V) =>
    onValueChange?.(
      items
        .map((item) => item.value)
        .filter((other) => shown.includes(other) !== (other === clicked)),
    )
  return (
    <div
      data-slot="legend"
      className={cn('flex flex-wrap items-center gap-x-4 gap-y-2', className)}
      {...props}
    >
      <p id={titleId} className="text-sm font-semibold">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-x-1.5 gap-y-1.5">
        {items.map((item) => {
          const dot = (
            <span
              aria-hidden
              className={cn('size-2.5 rounded-full forced-color-adjust-none', toneDot[item.tone])}
            />
          )
          return (
            <li key={item.value}>
              {onValueChange ? (
                <button
                  type="button"
                  aria-pressed={shown.includes(item.value)}
                  onClick={() => toggle(item.value)}
                  className="inline-flex h-8 items-center gap-2 rounded-full border border-line bg-surface px-3 text-xs font-semibold transition-colors hover:border-line-strong not-aria-pressed:border-dashed not-aria-pressed:bg-transparent not-aria-pressed:text-ink-soft not-aria-pressed:line-through pointer-coarse:h-11 not-aria-pressed:[&>span]:opacity-40"
                >
                  {dot}
                  {item.label}
                </button>
              ) : (
                <span className="inline-flex h-8 items-center gap-2 pr-2 text-xs font-semibold">
                  {dot}
                  {item.label}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
