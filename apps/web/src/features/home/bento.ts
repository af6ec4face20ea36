/** The home page's grid. */
export const bento =
  'grid grid-cols-2 gap-3 sm:grid-cols-6 sm:gap-4 lg:min-h-[min(39rem,calc(100dvh-9rem))] lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto]'

/**
 * The home page's own room. On wide screens the bento stands in the middle of the first screen; by
 * its known height and not by centring, which would move it while the last tiles are still coming.
 */
export const bentoPage =
  'min-h-[calc(100dvh-6rem)] py-4 sm:py-6 lg:pt-[max(1.5rem,calc((100dvh-6rem-39rem)/2))]'

/** Where each tile lies on the grid. */
export const places = {
  logo: 'col-span-2 sm:col-span-6 lg:col-span-5 lg:row-span-2',
  team: 'col-span-2 sm:col-span-6 lg:col-span-7',
  capstone: 'col-span-2 sm:col-span-4 lg:col-span-4',
  about: 'col-span-2 sm:col-span-2 lg:col-span-3',
  small: 'sm:col-span-3 lg:col-span-2',
  link: 'col-span-2 sm:col-span-3 lg:col-span-4',
}
