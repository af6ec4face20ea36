export const slugs = {
  members: 'members',
  team: 'team',
  calendar: 'calendar',
  todos: 'todos',
  acknowledgements: 'acknowledgements',
  todoVersions: 'todo-versions',
  reminders: 'reminders',
  meetings: 'meetings',
  rollCalls: 'roll-calls',
  excuses: 'excuses',
  limitNotices: 'limit-notices',
  rulesRevisions: 'rules-revisions',
  rulesAcknowledgements: 'rules-acknowledgements',
  inquiries: 'inquiries',
  activityLogs: 'activity-logs',
  records: 'records',
  media: 'media',
  auditTrail: 'audit-trail',
} as const

export const globalSlugs = {
  home: 'home',
  about: 'about',
  rules: 'rules',
  site: 'site',
} as const
