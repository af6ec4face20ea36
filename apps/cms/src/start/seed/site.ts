/** The sample settings of the site. */
export const sampleSite = {
  name: 'Tropa',
  codeUrl: 'https://github.com/tropa-sample/tropa',
  contactEmail: 'tropa@example.com',
  categories: ['General question', 'Collaboration', 'Join the team', 'Feedback', 'Other'].map(
    (label) => ({ label }),
  ),
  academicYear: null,
}
