/** Characters that turn the direction of what follows them, also of text that somebody else wrote. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

/** Replaces line breaks and control characters by blanks, for titles and mail headers. */
export const oneLine = (text: string): string =>
  text
    .replace(directions, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
