/** A text for a mail's subject or for a name in an address: whatever breaks a line becomes a blank. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
