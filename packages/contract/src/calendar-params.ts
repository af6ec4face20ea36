/**
 * What the address of the calendar's page may say, `/calendar?semester=second&month=february`. The
 * server renders a page for each of these; it need not look at any other parameter.
 */
export const calendarParams = ['year', 'semester', 'month', 'types', 'search'] as const

export type CalendarParam = (typeof calendarParams)[number]
