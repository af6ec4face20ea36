/** Who may open a page of the members' area. */
export type MemberAccess = 'admin' | 'user' | 'member'

/** Who may open a page. `signed-out` redirects a member with a session to where a login leads. */
export type PageAccess = 'anyone' | 'signed-out' | MemberAccess

interface Page {
  /** Its address; `:id` stands for any id. */
  path: string
  /** The title of its document, without the site's name; `null` for the home page. */
  title: string | null
  /** Who may open it; anyone by default. */
  access?: PageAccess
}

/** A page that visitors find, or that they are led to. */
export interface VisitorPage extends Page {
  /** Other titles, by the hash of the address that shows something else. */
  titlesByHash?: Record<string, string>
  /** One sentence for search results and share cards. */
  description: string
  /** Whether search engines must not index it. */
  isUnlisted?: boolean
}

export interface PublicPage extends VisitorPage {
  /** The text of links to it. */
  label: string
  /** What it offers to somebody who is lost. */
  hint: string
  /** Whether the bar of the public pages shows it, its menu, or neither. */
  menu: 'bar' | 'more' | null
  /** `false` where editors can change nothing, so that there is no draft to preview. */
  isPreviewed?: false
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
    isPreviewed: false,
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

/** Shows the form for a forgotten password on the login page. */
export const forgotHash = '#forgot'

/** The pages on which somebody becomes a member or signs in. */
export const accountPages = {
  login: {
    path: '/login',
    title: 'Member login',
    titlesByHash: { [forgotHash]: 'Forgot password?' },
    description: 'Log in to the members’ area.',
    access: 'signed-out',
  },
  invite: {
    path: '/invite',
    title: 'Choose your password',
    description: 'Choose the password of a new account.',
    isUnlisted: true,
  },
  confirm: {
    path: '/confirm',
    title: 'Confirm your address',
    description: 'Confirm the e-mail address of an account.',
    isUnlisted: true,
  },
  unsubscribe: {
    path: '/unsubscribe',
    title: 'Switch these mails off',
    description: 'Switch these mails off.',
    isUnlisted: true,
  },
  unsubscribed: {
    path: '/unsubscribed',
    title: 'Mails you switched off',
    description: 'Mails that are off.',
    isUnlisted: true,
  },
} as const satisfies Record<string, VisitorPage>

export interface MemberPage extends Page {
  title: string
  access: MemberAccess
  /** Its label in the navigation, if not its title; `null` if it has no entry of its own. */
  menu?: string | null
  /** Whose navigation lists it, if not that of everybody who may open it. */
  menuOf?: MemberAccess
  /** The path of the navigation entry that it belongs to. */
  within?: string
  /** The prefix of the addresses that `robots.txt` disallows with it. */
  robots?: string
}

/** Every page of the members' area on a line of its own, those of the navigation in its order. */
// prettier-ignore
export const memberPages = {
  adminTodo: { path: '/admin/todo', title: 'Admin to-do', access: 'admin', menu: 'To-do' },
  adminArchivedTodo: { path: '/admin/archived-todo', title: 'Archived tasks', access: 'admin', within: '/admin/todo' },
  adminMeetings: { path: '/admin/meetings', title: 'Meetings', access: 'admin' },
  adminRecords: { path: '/admin/records', title: 'Records', access: 'admin' },
  adminMembers: { path: '/admin/members', title: 'Members', access: 'admin' },
  adminYear: { path: '/admin/year', title: 'Close the year', access: 'admin', menu: null, within: '/admin/members' },
  adminActivityLogs: { path: '/admin/activity-logs', title: 'Activity logs', access: 'admin' },
  adminAudit: { path: '/admin/audit', title: 'Audit', access: 'admin' },
  adminInquiry: { path: '/admin/inquiry', title: 'Inquiries', access: 'admin' },
  adminSetup: { path: '/admin/setup', title: 'Make it yours', access: 'admin' },
  todo: { path: '/todo', title: 'To-do', access: 'user', robots: '/todo' },
  archivedTodo: { path: '/todo/archived-todo', title: 'Archived Tasks', access: 'user', within: '/todo' },
  meetings: { path: '/meetings', title: 'Meetings and minutes', access: 'member', menu: 'Meetings', menuOf: 'user', robots: '/meetings' },
  standing: { path: '/standing', title: 'My standing', access: 'member' },
  adminProfile: { path: '/admin/profile', title: 'Admin profile', access: 'admin', menu: 'Profile' },
  userProfile: { path: '/user/profile', title: 'Profile', access: 'user', robots: '/user/' },
  admin: { path: '/admin', title: 'Admin', access: 'admin', menu: null, robots: '/admin' },
  dashboard: { path: '/dashboard', title: 'Dashboard', access: 'user', menu: null, robots: '/dashboard' },
  meetingRollCall: { path: '/admin/meetings/:id', title: 'Roll call', access: 'admin', menu: null, within: '/admin/meetings' },
  todoRollCall: { path: '/admin/archived-todo/:id', title: 'Roll call', access: 'admin', menu: null, within: '/admin/todo' },
  meeting: { path: '/meetings/:id', title: 'Meeting', access: 'member', menu: null, within: '/meetings' },
  checkIn: { path: '/meetings/:id/check-in', title: 'Check in', access: 'member', menu: null, within: '/meetings' },
  showcase: { path: '/ui', title: 'Components', access: 'member', menu: null, robots: '/ui' },
} as const satisfies Record<string, MemberPage>

type PathsOf<Pages extends Record<string, Page>> = { [Name in keyof Pages]: Pages[Name]['path'] }

const pathsOf = <Pages extends Record<string, Page>>(pages: Pages) =>
  Object.fromEntries(
    Object.entries(pages).map(([name, { path }]) => [name, path]),
  ) as PathsOf<Pages>

/** The address of every page. `generatePath` fills in an `:id`. */
export const paths = {
  ...pathsOf(publicPages),
  ...pathsOf(accountPages),
  ...pathsOf(memberPages),
  panel: '/cms',
} as const

/** The path under which editors see the site with its drafts. */
export const previewBase = '/preview'

/** The pages of which each kind of member has their own. */
export const ownPaths = {
  admin: {
    home: paths.admin,
    todo: paths.adminTodo,
    archivedTodo: paths.adminArchivedTodo,
    meetings: paths.adminMeetings,
    profile: paths.adminProfile,
  },
  user: {
    home: paths.dashboard,
    todo: paths.todo,
    archivedTodo: paths.archivedTodo,
    meetings: paths.meetings,
    profile: paths.userProfile,
  },
} as const
