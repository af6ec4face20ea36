export const bento =
  'grid grid-cols-2 gap-3 sm:grid-cols-6 sm:gap-4 lg:min-h-[min(39rem,calc(100dvh-11rem))] lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto] 2xl:min-h-[min(46rem,calc(100dvh-11rem))]'

/**
 * The home page's padding. On wide screens it centres the grid by the grid's known height; centring
 * itself would move the grid while the last tiles arrive.
 */
export const bentoPage =
  'min-h-[calc(100dvh-6rem)] max-w-wide py-4 sm:py-6 lg:pt-[max(1.5rem,calc((100dvh-8rem-39rem)/2))] 2xl:pt-[max(1.5rem,calc((100dvh-8rem-46rem)/2))]'

export const tileAreas = {
  logo: 'col-span-2 sm:col-span-6 lg:col-span-5 lg:row-span-2',
  team: 'col-span-2 sm:col-span-6 lg:col-span-7',
  capstone: 'col-span-2 sm:col-span-3',
  about: 'col-span-2 sm:col-span-3 lg:col-span-4',
  next: 'col-span-2 sm:col-span-4 lg:col-span-8',
  contact: 'col-span-2 sm:col-span-2 lg:col-span-4',
}
