/** The name and the sentence of a site that nobody has set up. */
export const firstContent = {
  name: 'Tropa',
  tagline: 'The team is created for the upcoming Capstone',
} as const
