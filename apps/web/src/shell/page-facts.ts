import { paths } from '../paths'

/** Facts that only a page's document needs; they are kept out of the scripts of every page. */
export interface PageFacts {
  /** One sentence for search results and share cards. */
  description: string
  /** Source files of the screen, as the build's manifest names them. */
  modules: string[]
}

const facts: Record<string, PageFacts | undefined> = {
  [paths.home]: {
    description: 'The student development team behind the upcoming Capstone.',
    modules: ['src/features/home/home-screen.tsx'],
  },
  [paths.about]: {
    description: 'Our story, who made this, and what we are building.',
    modules: ['src/features/about/about-screen.tsx'],
  },
  [paths.team]: {
    description: 'Meet our team: who we are and what each of us does.',
    modules: ['src/features/team/team-screen.tsx'],
  },
  [paths.calendar]: {
    description: 'The academic calendar: enrollment, classes, exams, holidays and grades.',
    modules: ['src/features/calendar/calendar-screen.tsx'],
  },
  [paths.contact]: {
    description: 'Send the team an inquiry.',
    modules: ['src/features/inquiry/contact-screen.tsx'],
  },
  [paths.rules]: {
    description: 'The rules every member of the team has agreed to.',
    modules: ['src/features/rules/rules-screen.tsx'],
  },
  [paths.login]: {
    description: 'Log in to the members’ area.',
    modules: ['src/app/login-page.tsx'],
  },
  [paths.invite]: {
    description: 'Choose the password of a new account.',
    modules: ['src/features/member/invite-screen.tsx'],
  },
  [paths.confirm]: {
    description: 'Confirm the e-mail address of an account.',
    modules: ['src/features/member/confirm-screen.tsx'],
  },
}

const notFound: PageFacts = {
  description: 'There is no page at this address.',
  modules: ['src/shell/not-found-screen.tsx'],
}

export const pageFacts = (path: string): PageFacts => facts[path] ?? notFound

/** The facts of a member's page, whose document links no code of the screen. */
export const memberPageFacts = (title: string): PageFacts => ({
  description: `${title}, for members of the team.`,
  modules: [],
})
