/** The students whom an event may concern. One that names none concerns everyone. */
export const audiences = ['regular', 'irregular', 'graduating'] as const

export type Audience = (typeof audiences)[number]

/** Whether an event concerns these students; without them, whether it concerns anyone. */
export const concerns = (audience: readonly Audience[], students?: Audience): boolean =>
  students === undefined || audience.length === 0 || audience.includes(students)
