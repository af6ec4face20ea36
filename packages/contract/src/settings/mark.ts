const letter = /^[\p{L}\p{N}]$/u

const oneLetter = (text: string) => {
  const upper = text.normalize('NFC').toLocaleUpperCase('en-US')
  // `ß` becomes two letters.
  return Array.from(upper).length === 1 ? upper : text
}

/** Whether a text is one letter or digit. */
export const isLetter = (text: string): boolean => letter.test(text.normalize('NFC'))

/**
 * The letter that a mark draws: the one that was chosen, else the first letter or digit of the site's name, else its
 * first character.
 */
export const drawnLetter = (chosen: string | null, name: string): string => {
  const characters = Array.from(name.trim().normalize('NFC'))
  return oneLetter(chosen ?? characters.find(isLetter) ?? characters[0] ?? '')
}
