/** Replaces line breaks and control characters by blanks, for titles and mail headers. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
