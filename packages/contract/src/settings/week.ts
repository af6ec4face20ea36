export const weekStarts = ['sunday', 'monday', 'saturday'] as const

export type WeekStart = (typeof weekStarts)[number]

/** The first day of a week as dates count it, 0 for Sunday. */
export const firstWeekday = { sunday: 0, monday: 1, saturday: 6 } as const satisfies Record<
  WeekStart,
  number
>
