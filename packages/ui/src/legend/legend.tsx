import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn/cn'
import { EntryMark, type EntryShape } from '../entry-mark/entry-mark'
import { useLabels } from '../labels/labels'
import type { Hue } from '../tone/tone'

export type LegendItem<V extends string> = {
  value: V
  label: string
  hue: Hue
  shape: EntryShape
}

export type LegendProps<V extends string> = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Says what is explained, such as `Kinds of events`, and names the list. */
  title: ReactNode
  /** One for each kind that the calendar draws, with the shape and hue of its entries. */
  items: readonly LegendItem<V>[]
  /** The items that are shown; none means all. Together with `onValueChange` the legend is a filter. */
  value?: readonly V[]
  /** Receives the chosen items, an empty list for all of them. */
  onValueChange?: (value: V[]) => void
  /** In a form, the buttons submit the choice under this name while the scripts have not loaded. */
  name?: string
}

const choice =
  'inline-flex h-8 items-center justify-center gap-2 rounded-full border border-line bg-surface px-3 text-xs font-semibold whitespace-nowrap transition-colors hover:border-line-strong focus-visible:-outline-offset-2 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:h-11 pointer-coarse:min-w-11 print:border-0 print:px-1'

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
  const { allItems = 'All' } = useLabels()
  const values = items.map((item) => item.value)
  const chosen = value.length < items.length ? value : []
  /** With a name the button submits its form until the scripts have loaded. */
  const button = (next: V[], pressed: boolean, children: ReactNode) => (
    <button
      {...(name ? { type: 'submit', name, value: next.join(',') } : { type: 'button' })}
      aria-pressed={pressed}
      onClick={(event) => {
        event.preventDefault()
        onValueChange?.(next)
      }}
      className={choice}
    >
      {children}
    </button>
  )
  return (
    <div
      data-slot="legend"
      className={cn('flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2', className)}
      {...props}
    >
      <p id={titleId} className="text-sm font-semibold">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-1.5">
        {onValueChange ? (
          <li className="print:hidden">{button([], chosen.length === 0, allItems)}</li>
        ) : null}
        {items.map((item) => {
          const content = (
            <>
              <EntryMark shape={item.shape} hue={item.hue} />
              {item.label}
            </>
          )
          return (
            <li key={item.value}>
              {onValueChange ? (
                button(
                  values.filter((each) => chosen.includes(each) !== (each === item.value)),
                  chosen.includes(item.value),
                  content,
                )
              ) : (
                <span className="inline-flex h-8 items-center gap-2 pe-2 text-xs font-semibold whitespace-nowrap">
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
