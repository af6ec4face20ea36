/** The grid of the team's cards: one, two or four in a row. */
export const cardGrid = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4'

const spansOfTwo = ['sm:col-span-2', 'sm:col-span-1']
const spansOfFour = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1']

/** Fills the last row with the contact tile, however many cards stand before it. */
export const contactSpan = (cards: number) =>
  `${spansOfTwo[cards % 2] ?? ''} ${spansOfFour[cards % 4] ?? ''}`
