/**
 * The look and the place of a native popover: below the button that opens it, else above, else over the
 * whole window, where it scrolls if even that has too little room.
 */
export const popoverPanel = [
  'fixed m-auto max-h-[calc(100dvh-1rem)] w-max max-w-[min(20rem,100vw-2rem)] min-w-[min(13rem,100vw-2rem)] overflow-y-auto rounded-tile border border-transparent bg-float p-4 text-ink shadow-float open:animate-rise-in',
  'supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:my-2 supports-[position-area:bottom]:[position-area:self-block-end_span-self-inline-start] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline,span-all]',
].join(' ')
