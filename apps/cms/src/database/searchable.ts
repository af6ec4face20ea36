/** A text as it is searched: composed Unicode, in lower case. Applied to rows and search terms alike. */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase()
