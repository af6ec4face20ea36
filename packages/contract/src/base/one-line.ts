/**
 * Replaces line breaks, control characters and those that turn the direction of what follows them by blanks, for titles
 * and mail headers.
 */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Bidi_C}]+/gu, ' ').trim()
