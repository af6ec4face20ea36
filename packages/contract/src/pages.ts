interface PublicPage {
  path: string
  /** The document's title, without the site's name; `null` for the home page. */
  title: string | null
  /** What links to it say. */
  label: string
  /** One sentence for search results and share cards. */
  description: string
  /** What it has for somebody who is lost. */
  hint: string
  /** Whether the bar of the public pages shows it, its menu, or neither. */
  menu: 'bar' | 'more' | null
}

/** The pages that visitors and crawlers find; the web app adds the screen of each. */
export const publicPages = {
  home: {
    path: '/',
    title: null,
    label: 'Home',
    description: 'The student development team behind the upcoming Capstone.',
    hint: 'Where everything starts',
    menu: 'bar',
  },
  about: {
    path: '/about',
    title: 'About',
    label: 'About',
    description: 'Our story, who made this, and what we are building.',
    hint: 'Our story and what we are building',
    menu: 'bar',
  },
  team: {
    path: '/team',
    title: 'Team',
    label: 'Team',
    description: 'Meet our team: who we are and what each of us does.',
    hint: 'Who we are and how to reach us',
    menu: 'bar',
  },
  calendar: {
    path: '/calendar',
    title: 'Calendar',
    label: 'Calendar',
    description: 'The academic calendar: enrollment, classes, exams, holidays and grades.',
    hint: 'Enrollment, classes, exams and holidays',
    menu: 'more',
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    label: 'Contact',
    description: 'Send the team an inquiry.',
    hint: 'Ask us what you were looking for',
    menu: 'bar',
  },
  rules: {
    path: '/rules',
    title: 'Team Rules and Regulations',
    label: 'Rules',
    description: 'The rules every member of the team has agreed to.',
    hint: 'What the team has agreed on',
    menu: null,
  },
} as const satisfies Record<string, PublicPage>
