/** The number of letters to add, remove or change to turn one word into the other. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of Array.from(from).entries()) {
    const next = [line + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** How many letters may differ: one in three, and two in a short name. */
const tolerance = (name: string) => Math.ceil(name.length / 3)

/** The page whose path a mistyped one resembles most, by any of its parts: `/calender`, `/en/team`. */
export const similarPage = <T extends { to: string }>(
  pathname: string,
  pages: readonly T[],
): T | undefined => {
  const words = pathname
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
  const [best] = pages
    .flatMap((page) => {
      const name = page.to.slice(1)
      const differences = words.map((word) => distance(word, name))
      const fewest = Math.min(...differences)
      return name && fewest <= tolerance(name) ? [{ page, fewest }] : []
    })
    .sort((first, second) => first.fewest - second.fewest)
  return best?.page
}
