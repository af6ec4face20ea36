import latin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'

/** The address of the typeface's Latin subset, to preload it in the page's head. */
export const fontUrl: string = latin
