/** The calendar's page is wider than others and begins higher, so that a busy month fits the window. */
export const calendarPage = 'sm:pt-8 xl:max-w-[96rem]'
