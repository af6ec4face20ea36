/** The start year of the academic year an address asks for; `null` for the one the team shows. */
export const readYear = (search: URLSearchParams): number | null => {
  const text = search.get('year') ?? ''
  return /^[1-9]\d{3}$/.test(text) && text !== '9999' ? Number(text) : null
}
