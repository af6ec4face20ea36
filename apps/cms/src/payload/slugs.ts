/** The names under which Payload stores things, once: collections first, globals after. */
export const slugs = {
  members: 'members',
  team: 'team',
  calendar: 'calendar',
  todos: 'todos',
  acknowledgements: 'acknowledgements',
  inquiries: 'inquiries',
  activityLogs: 'activity-logs',
  records: 'records',
  media: 'media',
} as const

/** The names of the globals. */
export const globalSlugs = {
  home: 'home',
  about: 'about',
  rules: 'rules',
  site: 'site',
} as const
