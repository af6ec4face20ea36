/** The sample text of the start page. */
export const sampleHome = { tagline: 'The team is created for the upcoming Capstone' }
