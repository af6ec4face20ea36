/** In milliseconds. */
export const hourMs = 60 * 60 * 1000

/** In milliseconds, without a change of clocks. */
export const dayMs = 24 * hourMs
