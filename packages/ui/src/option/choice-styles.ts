/** The look of a checkbox and a radio button, and of the row around it. */
export const choiceBox = [
  'inline-grid size-5 shrink-0 place-items-center border border-line-control bg-surface text-on-ink transition-colors',
  'hover:border-ink data-[state=checked]:border-ink data-[state=checked]:bg-ink data-[state=indeterminate]:border-ink data-[state=indeterminate]:bg-ink',
  'in-aria-invalid:border-danger aria-invalid:border-danger disabled:border-line disabled:bg-sunken disabled:data-[state=checked]:border-line disabled:data-[state=checked]:bg-sunken disabled:data-[state=checked]:text-ink-faint',
  'forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:data-[state=checked]:text-[HighlightText]',
].join(' ')

export const choiceLabel =
  'flex w-fit min-h-9 items-start gap-3 py-2 text-sm leading-5 has-disabled:text-ink-soft pointer-coarse:min-h-11 pointer-coarse:py-3'
