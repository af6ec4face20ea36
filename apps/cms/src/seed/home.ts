/** The words of the home page. */
export const sampleHome = { tagline: 'The team is created for the upcoming Capstone' }
