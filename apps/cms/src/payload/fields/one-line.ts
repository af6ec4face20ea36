/** A text on one line, as a title or a mail’s header must be: whatever breaks a line becomes a blank. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
