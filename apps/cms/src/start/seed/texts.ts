import type { PageSection } from '@tropa/contract/schemas/page-section'
import type { Rule } from '../../payload/payload-types'

const numbers: Rule['numbers'] = {
  maxWarnings: 3,
  maxRevisions: 3,
  managerWarnings: 3,
  maxInstances: 5,
  shortLatenessTo: 4,
  shortLatenessFee: 20,
  longLatenessTo: 30,
  longLatenessFee: 50,
  absenceFee: 100,
}

const sections: PageSection[] = [
  {
    heading: 'Introduction',
    body: `These rules say what members of the team may expect of one another until the capstone project is defended. They apply to everyone alike: the project manager, the assistant manager, the team heads and every member.

Read them once with care. Not having read them is no excuse.`,
  },
  {
    heading: 'Warning System',
    body: `A member may receive at most {maxWarnings} warnings before removal. A warning is given for

- work that has not improved after {maxRevisions} revisions
- a deadline missed without justification

The project manager can issue up to {managerWarnings} warnings, each with its reason in writing. A member who disagrees may answer before the warning is recorded.`,
  },
  {
    heading: 'Immediate Removal',
    body: `A member who submits no work, and gives no justification for it, is removed automatically. No warning comes first.

Sickness, family emergencies and schoolwork that cannot be moved are justifications when the team hears of them in time.`,
  },
  {
    heading: 'Attendance and Punctuality',
    body: `Meetings start at the minute that was announced. Who comes late pays a fee:

- 1 to {shortLatenessTo} minutes late: {shortLatenessFee} pesos
- {longLatenessFrom} to {longLatenessTo} minutes late: {longLatenessFee} pesos
- {absenceFrom} or more minutes late counts as absent: {absenceFee} pesos

A member may have at most {maxInstances} instances of lateness or absence, counted together, before removal. An absence that was excused before the meeting does not count.`,
  },
  {
    heading: 'Fee Collection and Record Keeping',
    body: `The project manager collects the fees. The assistant manager records every warning, every lateness and every fee on the day it happens.

Any member may ask to see their own records. Fees go to the project: printing, binding and the food of long days.`,
  },
  {
    heading: 'Leadership Accountability',
    body: `Leaders keep the same rules and pay the same fees. When the project manager is the one who is late, the assistant manager records it all the same.

- A vote of no confidence in a leader needs a majority of the team.
- Team heads answer for how work is shared out in their teams.
- Official announcements on Discord must not be edited after posting. A correction is a new announcement.`,
  },
  {
    heading: 'Purpose of Rules',
    body: `The rules protect the time of those who do their part. They are there to keep the project moving and the work fairly shared, not to punish or to shame anyone.`,
  },
  {
    heading: 'Disclaimer',
    body: `These are the rules of a student team, not of the university. Where they disagree with the student handbook or with an instructor, the handbook and the instructor come first.

The team may change the rules by agreement. A change holds from the day this page shows it, never for what happened before.`,
  },
  {
    heading: 'Acknowledgment',
    body: `By staying in the team, each member confirms having read these rules, having had the chance to ask about them, and accepting them.`,
  },
]

/** The sample rules; their texts name the numbers in braces. */
export const sampleRules = {
  title: 'Team Rules and Regulations',
  lastUpdated: '2025-08-18',
  sections,
  numbers,
}

export const sampleHome = { tagline: 'The team is created for the upcoming Capstone' }

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

export const sampleSite = {
  name: 'Tropa',
  codeUrl: 'https://github.com/tropa-sample/tropa',
  contactEmail: 'tropa@example.com',
  categories: ['General question', 'Collaboration', 'Join the team', 'Feedback', 'Other'].map(
    (label) => ({ label }),
  ),
  academicYear: null,
}
