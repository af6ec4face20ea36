/** Replaces line breaks, control characters and those that set the direction of text by blanks, for titles and mail headers. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Bidi_C}]+/gu, ' ').trim()
