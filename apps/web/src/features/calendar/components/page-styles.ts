/** A link drawn as a button: with large text the name of a month may take two lines. */
export const wrappingButton =
  'h-auto min-h-10 max-w-full py-1 whitespace-normal pointer-coarse:h-auto pointer-coarse:min-h-11'

/** The calendar's page is wider than others and begins higher, so that a busy month fits the window. */
export const calendarPage = 'sm:pt-8 xl:max-w-[96rem]'
