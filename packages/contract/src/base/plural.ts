/** A number with its noun, `1 record` or `2 records`, or with other words that follow it. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
