import type { About } from '@tropa/contract/about/about'
import type { EventsOfYear } from '@tropa/contract/calendar/calendar'
import { contract } from '@tropa/contract/contract'
import type { Rules } from '@tropa/contract/rules/rules'
import { accents } from '@tropa/contract/settings/accents'
import { defaultSettings } from '@tropa/contract/settings/settings'
import type { Site } from '@tropa/contract/settings/site'
import type { TeamMember } from '@tropa/contract/team/team'
import type { RequestHandler } from 'msw'
import { mockError, mockPending, mockProcedure, mockResponse } from './mock-procedures'

export const site: Site = {
  name: 'Tropa',
  tagline: 'The team is created for the upcoming Capstone',
  version: '4.8.4',
  timeZone: 'Asia/Manila',
  codeUrl: 'https://github.com/tropa-sample/tropa',
  contactEmail: 'tropa@example.com',
  categories: ['General question', 'Collaboration', 'Other'],
  academicYear: null,
}

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="wheat"/><circle cx="12" cy="10" r="4"/><path d="M4 24a8 8 0 0 1 16 0"/></svg>',
)}`

const names = 'Ana Ben Carlo Dina Emil Fe Gio Hana Ivo Joy Karl Lia Miko'.split(' ')

const personOf = (alt: string, index: number): TeamMember => ({
  _id: `member-${index}`,
  name: `${alt} Santos`,
  alt,
  role: index < 2 ? 'Manager' : 'Developer',
  bio: 'Keeps the board honest and the meetings short. Runs on coffee and a very long checklist.',
  image: face,
  links: [
    `https://github.com/${alt}`,
    `https://www.linkedin.com/in/${alt}`,
    `${alt.toLowerCase()}@example.com`,
  ],
})

/** Makes so many people of the team page. */
export const people = (count: number): TeamMember[] =>
  Array.from({ length: count }, (_, index) => personOf(names[index % names.length] ?? '', index))

const team = people(names.length)

const about: About = {
  sections: [
    { heading: 'Our story', body: 'Thirteen classmates at one table.\n\nWe kept the table.' },
    { heading: 'Made by QCU students', body: 'We study information technology.' },
    { heading: "What we're building", body: 'A capstone project:\n\n- a plan\n- a product' },
  ],
}

const rules: Rules = {
  title: 'Team Rules and Regulations',
  lastUpdated: '2025-08-18',
  sections: [
    'Introduction',
    'Warning System',
    'Immediate Removal',
    'Attendance and Punctuality',
    'Acknowledgment',
  ].map((heading) => ({
    heading,
    body: 'A member may receive at most 3 warnings before removal.\n\n- work that has not improved after 3 revisions\n- a deadline missed without justification',
  })),
}

const calendar: EventsOfYear = {
  academicYear: { start: 2026, end: 2027 },
  events: [
    {
      ...{ _id: 'irregular', title: 'Enrollment of irregular students', type: 'registration' },
      ...{ start: '2026-08-01', end: '2026-08-08' },
    },
    {
      ...{ _id: 'classes', title: 'First semester classes start', type: 'academic' },
      ...{ start: '2026-08-11', end: '2026-08-11' },
    },
    {
      ...{ _id: 'ninoy', title: 'Ninoy Aquino Day', type: 'holiday', tooltip: 'left' },
      ...{ start: '2026-08-21', end: '2026-08-21' },
    },
    {
      ...{ _id: 'wika', title: 'Buwan ng Wika culmination', type: 'event' },
      ...{ start: '2026-08-28', end: '2026-08-28' },
    },
  ],
}

const outputs = { site, settings: defaultSettings, team, about, rules, calendar }

type Outputs = typeof outputs

const procedures = {
  site: contract.site.get,
  settings: contract.settings.get,
  team: contract.team.list,
  about: contract.about.get,
  rules: contract.rules.get,
  calendar: contract.calendar.events,
}

/** The accent that the toolbar of Storybook has chosen. */
const shownAccent = () =>
  accents.find((accent) => accent === document.documentElement.dataset.accent) ?? 'amber'

/** Responds to the procedures of the public pages with sample data, in which a story can change parts. */
export const mockPublicProcedures = (changes: Partial<Outputs> = {}) => {
  const { site, settings, team, about, rules, calendar } = { ...outputs, ...changes }
  return [
    mockProcedure(procedures.site, site),
    mockResponse(procedures.settings, () => ({
      ...settings,
      accent: changes.settings?.accent ?? shownAccent(),
    })),
    mockProcedure(procedures.team, team),
    mockProcedure(procedures.about, about),
    mockProcedure(procedures.rules, rules),
    mockProcedure(procedures.calendar, calendar),
    mockProcedure(contract.member.resetLinks, { isOffered: false }),
  ]
}

export const mockGraduatingCalendar = () =>
  mockPublicProcedures({
    calendar: {
      ...calendar,
      events: calendar.events.filter(({ _id }) => _id !== 'irregular'),
    },
  })

/** Like `mockPublicProcedures`, but one of them never responds. */
export const mockPendingPublic = (name: keyof Outputs) => [
  mockPending(procedures[name]),
  ...mockPublicProcedures(),
]

/** Like `mockPublicProcedures`, but one of them fails. */
export const mockFailingPublic = (name: keyof Outputs, status = 500) => [
  mockError(procedures[name], status, 'Something went wrong'),
  ...mockPublicProcedures(),
]

/** Parameters of a public story whose handlers take precedence over those of every public page. */
export const answeringPublic = (
  ...handlers: RequestHandler[]
): { msw: { handlers: RequestHandler[] } } => ({
  msw: { handlers: [...handlers, ...mockPublicProcedures()] },
})
