import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { use, useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { IsoDate } from '../calendar/calendar-dates'
import { cn } from '../cn/cn'
import { FieldContext } from '../field/field-context'
import { useHydrated } from '../hooks/use-hydrated'
import { CalendarIcon } from '../icons/icons'
import { Input, type InputProps } from '../input/input'
import { useLabels } from '../labels/labels'
import { popoverPanel } from '../popover-button/popover-button'
import { DateCalendar } from './date-calendar'

export type DatePickerProps = Omit<
  InputProps,
  'type' | 'size' | 'step' | 'children' | 'min' | 'max'
> & {
  /** The first date that can be chosen, `YYYY-MM-DD`. */
  min?: InputProps['min']
  /** The last date that can be chosen, `YYYY-MM-DD`. */
  max?: InputProps['max']
  /** Marked in the calendar. */
  today: IsoDate
}

/** Shown when the field is left, or sent, while it holds a part of a date, or a date that does not exist. */
const impossibleText = 'Enter a whole date that exists.'

/** Browsers let people choose years of five digits, which the calendar does not show. */
const isShown = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)

/** Changes the value of an input as if somebody had typed it, so that React and forms notice. */
const setInputValue = (input: HTMLInputElement, value: string) => {
  // React replaces the setter of the element, and would miss a change made through it.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const opensPicker = ({ key, altKey }: KeyboardEvent) =>
  key === ' ' || key === 'F4' || (altKey && key === 'ArrowDown')

/** Tab stays in the calendar, and Escape closes it. */
const handleCalendarKey = (event: KeyboardEvent<HTMLElement>) => {
  // The browser does this too, but not where a dialog around it has prevented it.
  if (event.key === 'Escape') event.currentTarget.hidePopover()
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button[tabindex="0"]')]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * A date near today, typed or chosen in a calendar; one that people know by heart, such as a birthday,
 * is an Input with `type="date"`. It is the browser's own field, so people type dates as they are used
 * to, and its value is always `YYYY-MM-DD` or empty; on touch screens the browser's own calendar opens.
 * `min` and `max` limit the calendar, but a date outside can be typed: check it with the form. Ref and
 * props go to the input, `className` to the element around it.
 *
 * In the calendar the arrows move by a day and a week, Home and End to the ends of the week, PageUp and
 * PageDown by a month, and with Shift by a year. Space, F4 and Alt+ArrowDown in the field open it too.
 */
export const DatePicker = ({
  min,
  max,
  today,
  disabled,
  readOnly,
  className,
  ref,
  onBlur,
  onChange,
  onClick,
  onKeyDown,
  ...props
}: DatePickerProps) => {
  const id = useId()
  const isHydrated = useHydrated()
  const { chooseDate = 'Choose date' } = useLabels()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const composedRef = useComposedRefs(input, ref)
  /** What the field held when the calendar was opened; `null` while it is closed. */
  const [value, setValue] = useState<string | null>(null)
  const setOwnError = use(FieldContext)?.setOwnError

  /** On touch screens the button is hidden, and the browser's calendar opens. */
  const hasCalendar = () => button.current?.checkVisibility() === true && !button.current.disabled

  const check = ({ validity }: HTMLInputElement) =>
    setOwnError?.(validity.badInput ? impossibleText : undefined)

  const choose = (date: IsoDate) => {
    panel.current?.hidePopover()
    if (!input.current) return
    setInputValue(input.current, date)
    input.current.focus()
  }

  return (
    <div data-slot="date-picker" className={cn('relative min-w-0', className)}>
      <Input
        {...props}
        ref={composedRef}
        type="date"
        min={min}
        max={max}
        disabled={disabled}
        readOnly={readOnly}
        onBlur={(event) => {
          onBlur?.(event)
          check(event.currentTarget)
        }}
        onChange={(event) => {
          onChange?.(event)
          setOwnError?.(undefined)
        }}
        onClick={(event) => {
          onClick?.(event)
          // Firefox opens its own calendar on a click.
          if (hasCalendar()) event.preventDefault()
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          // Enter sends the form, for which an incomplete or impossible date is an empty value.
          if (event.key === 'Enter') check(event.currentTarget)
          if (event.defaultPrevented || !opensPicker(event) || !hasCalendar()) return
          event.preventDefault()
          // The focus comes back to where it was when the calendar was opened.
          button.current?.focus()
          button.current?.click()
        }}
        className="pointer-fine:pe-12 pointer-fine:[&::-webkit-calendar-picker-indicator]:hidden"
      />
      <button
        ref={button}
        type="button"
        popoverTarget={`${id}-panel`}
        disabled={disabled || readOnly || !isHydrated}
        aria-label={chooseDate}
        aria-haspopup="dialog"
        aria-expanded={value !== null}
        className="absolute inset-y-0 inset-e-0 grid w-11 place-items-center rounded-control text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:text-ink-faint pointer-coarse:hidden"
      >
        <CalendarIcon aria-hidden className="size-[1.125rem]" />
      </button>
      <div
        ref={panel}
        id={`${id}-panel`}
        popover="auto"
        // Has the role only while it is open, because pages look for a dialog to know whether one is open.
        {...(value !== null && {
          role: 'dialog',
          'aria-modal': true,
          onKeyDown: handleCalendarKey,
        })}
        aria-label={chooseDate}
        onBeforeToggle={({ newState }) => {
          // The calendar has its size before the browser places it. It stays until it is closed, so
          // that the browser moves the focus from it back to the button.
          if (newState === 'open') flushSync(() => setValue(input.current?.value ?? ''))
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'closed') setValue(null)
          else currentTarget.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
        }}
        className={cn(
          popoverPanel,
          'supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,--above-label,--above-label_flip-inline,span-all]',
        )}
      >
        {value === null ? null : (
          <DateCalendar
            value={isShown(value) ? value : undefined}
            today={today}
            min={String(min || '0100-01-01')}
            max={String(max || '9999-12-31')}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  )
}
