import { plural } from './base/plural'

/** The sentence of a 429 that says when the next attempt counts, rounded up to minutes or hours. */
export const tooManyUntil = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return `Too many attempts. Please try again in ${plural(count, unit)}.`
}
