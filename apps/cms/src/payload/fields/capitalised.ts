/** A word with a capital first letter, for labels of options. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
