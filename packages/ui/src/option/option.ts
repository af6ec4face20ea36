/** An option of a select, combobox or group. */
export type Option<V extends string = string> = {
  value: V
  label: string
  /** A second line below the label, in a group. */
  description?: string
}

/** The look of a checkbox and a radio button. */
export const choiceBox = [
  'inline-grid size-5 shrink-0 place-items-center border border-line-control bg-surface text-on-ink transition-colors',
  'hover:border-ink data-[state=checked]:border-ink data-[state=checked]:bg-ink data-[state=indeterminate]:border-ink data-[state=indeterminate]:bg-ink',
  'in-aria-invalid:border-danger aria-invalid:border-danger disabled:border-line disabled:bg-sunken disabled:data-[state=checked]:border-line disabled:data-[state=checked]:bg-sunken disabled:data-[state=checked]:text-ink-faint',
  'forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:data-[state=checked]:text-[HighlightText]',
].join(' ')

/** The row of a box and its text; all of it is the target. */
export const choiceLabel =
  'flex w-fit max-w-full min-h-9 items-start gap-3 py-2 text-sm leading-5 has-disabled:text-ink-soft pointer-coarse:min-h-11 pointer-coarse:py-3'

/** The look of the lists of Select and Combobox. */
export const listPanel =
  'overflow-hidden rounded-card border border-transparent bg-float text-sm text-ink shadow-float'

/** A row of `listPanel`. */
export const listRow = [
  'relative flex min-h-9 cursor-default items-center gap-3 rounded-control px-2.5 py-1.5 outline-none select-none pointer-coarse:min-h-11',
  'data-highlighted:bg-pressed data-highlighted:forced-color-adjust-none data-highlighted:forced-colors:bg-[Highlight] data-highlighted:forced-colors:text-[HighlightText]',
  'data-disabled:text-ink-faint',
  '[&_svg]:size-4 [&_svg]:shrink-0',
].join(' ')
