import { createContext, useContext } from 'react'

/** The day with which weeks begin: 0 for Sunday, 1 for Monday, 6 for Saturday. */
export type WeekStart = 0 | 1 | 6

const context = createContext<WeekStart>(0)

/** Tells calendars with which day their weeks begin. Put it around an app whose weeks do not begin on Sunday. */
export const WeekStartProvider = context.Provider

/** The weekday that `WeekStartProvider` says, Sunday without one. */
export const useWeekStart = (): WeekStart => useContext(context)
