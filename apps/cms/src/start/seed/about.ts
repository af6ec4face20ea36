import type { PageSection } from '@tropa/contract/schemas/page-section'

/** The sample text of the about page. */
export const sampleAbout: { sections: PageSection[] } = {
  sections: [
    {
      heading: 'Our story',
      body: `Tropa is what you call the friends you move with. Ours began as thirteen classmates at one long library table, each carrying half an idea for the capstone.

We kept the table. We added a board, a calendar and rules we could all live with, and the half ideas started to add up.`,
    },
    {
      heading: 'Made by QCU students',
      body: `We study information technology at Quezon City University, a city university that opens its doors to students who could not otherwise afford one.

Some of us work the night shift, some commute two hours each way. We meet in between, and everything on this site was written, drawn and built by us.`,
    },
    {
      heading: "What we're building",
      body: `A capstone project that people can use after we graduate, and the habits that get it there:

- a plan that everyone can see
- work that is reviewed before it is called done
- documents that the next team can pick up

This site is the first piece.`,
    },
  ],
}
