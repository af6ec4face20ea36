import type { Audience } from '@tropa/contract/calendar/audience'

const longestAudienceId = 60

/** The students whose dates `?for=` asks for, which may be none of the team's, or `null` for everyone's. */
export const readAudience = (params: URLSearchParams): Audience | null =>
  params.getAll('for').at(-1)?.trim().slice(0, longestAudienceId) || null

/** The start year that `?year=` names, or `null` for the academic year that the team has chosen. */
export const readStartYear = (params: URLSearchParams): number | null => {
  const text = params.get('year') ?? ''
  // Dates of 9999's second semester would have five-digit years, which do not sort as text.
  return /^[1-9]\d{3}$/.test(text) && text !== '9999' ? Number(text) : null
}
