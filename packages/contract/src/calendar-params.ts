/**
 * What the address of the calendar's page may say, `/calendar?semester=second&month=february`. No
 * other parameter changes the page.
 */
export const calendarParams = ['year', 'semester', 'month', 'types', 'search'] as const

export type CalendarParam = (typeof calendarParams)[number]
