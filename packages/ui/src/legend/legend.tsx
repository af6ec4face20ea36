import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn/cn'
import { EntryMark, type EntryShape } from '../entry-mark/entry-mark'
import type { Tone } from '../tone/tone'
import { LegendButton } from './legend-button'
import { nextChoice } from './next-choice'

export type LegendItem<V extends string> = {
  value: V
  label: string
  tone: Tone
  shape: EntryShape
}

export type LegendProps<V extends string> = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title: ReactNode
  items: readonly LegendItem<V>[]
  /** The items that are shown; none means all. Together with `onValueChange` the legend is a filter. */
  value?: readonly V[]
  /** Receives the chosen items, an empty list for all of them. */
  onValueChange?: (value: V[]) => void
  /** In a form, the buttons submit the choice under this name while the scripts have not loaded. */
  name?: string
}

/**
 * Explains the drawings of a calendar. With `onValueChange` it is its filter: the first item that is
 * chosen is shown alone, others are added to it, and `All` shows everything again.
 */
export const Legend = <V extends string>({
  title,
  items,
  value = [],
  onValueChange,
  name,
  className,
  ...props
}: LegendProps<V>) => {
  const titleId = useId()
  const values = items.map((item) => item.value)
  const chosen = value.length < items.length ? value : []
  const filter = (next: V[]) => ({
    name,
    next,
    onChoose: () => onValueChange?.(next),
  })
  return (
    <div
      data-slot="legend"
      className={cn('flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2', className)}
      {...props}
    >
      <p id={titleId} className="text-sm font-semibold">
        {title}
      </p>
      <ul
        aria-labelledby={titleId}
        className={cn(
          'flex flex-wrap gap-1.5',
          // Its buttons can be reached where they are scrolled away.
          onValueChange &&
            'max-sm:mx-[calc(-1*min(1rem,5vw))] max-sm:[flex-wrap:nowrap] max-sm:overflow-x-auto max-sm:px-[min(1rem,5vw)] max-sm:py-1',
        )}
      >
        {onValueChange ? (
          <li className="print:hidden">
            <LegendButton {...filter([])} pressed={chosen.length === 0}>
              All
            </LegendButton>
          </li>
        ) : null}
        {items.map((item) => {
          const mark = <EntryMark shape={item.shape} tone={item.tone} />
          return (
            <li key={item.value}>
              {onValueChange ? (
                <LegendButton
                  {...filter(nextChoice(values, chosen, item.value))}
                  pressed={chosen.includes(item.value)}
                >
                  {mark}
                  {item.label}
                </LegendButton>
              ) : (
                <span className="inline-flex h-8 items-center gap-2 pe-2 text-xs font-semibold whitespace-nowrap">
                  {mark}
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
