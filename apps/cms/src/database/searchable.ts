/** Normalizes rows and search terms alike: composed Unicode in lower case. */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase()
