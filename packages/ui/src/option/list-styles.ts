/** The look of the lists of Select and Combobox. */
export const listPanel =
  'overflow-hidden rounded-card border border-transparent bg-float text-sm text-ink shadow-float'

export const listRow = [
  'relative flex min-h-9 cursor-default items-center gap-3 rounded-control px-2.5 py-1.5 outline-none select-none pointer-coarse:min-h-11',
  'data-highlighted:bg-pressed data-highlighted:forced-colors:bg-[Highlight] data-highlighted:forced-colors:text-[HighlightText]',
  '[&_svg]:size-4 [&_svg]:shrink-0',
].join(' ')
