const collections = [
  'members',
  'team',
  'calendar',
  'todos',
  'acknowledgements',
  'inquiries',
  'activity-logs',
  'records',
  'meetings',
  'roll-calls',
  'excuses',
  'limit-notices',
  'media',
  'payload-preferences',
  'payload-locked-documents',
  'nothing',
]
const pages = [
  '/',
  '/about',
  '/team',
  '/calendar',
  '/contact',
  '/rules',
  '/login',
  '/admin',
  '/admin/todo',
  '/ui',
  '/dashboard',
  '/todo',
  '/nowhere',
  '/storybook/',
  '/storybook/index.json',
  '/calendar.ics',
  '/robots.txt',
  '/sitemap.xml',
  '/media/none.webp',
  '/media/..%2f..%2fetc%2fpasswd',
  '/assets/none.js',
  '/metrics',
  '/preview/',
  '/api/docs',
  '/api/health',
  '/api/ready',
  '/api/openapi.json',
  '/cms/nothing',
]
const oddValues = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '%',
  '%00',
  '\u0000',
  "'",
  '"',
  "' OR 1=1 --",
  '{"$gt":""}',
  '$where',
  '__proto__',
  'constructor',
  '../..',
  '<script>',
  'İ',
  '\u{1F600}',
  '\ud800',
  'a'.repeat(3000),
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '5f9d88b9c2a4e1b0c8d7e6f5',
]
const methods = [
  'GET',
  'GET',
  'GET',
  'POST',
  'PATCH',
  'PUT',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'PROPFIND',
]
const types = [
  'application/json',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-7',
  'x',
]

const fields = [
  'username',
  'password',
  'currentPassword',
  'newPassword',
  'action',
  'description',
  'name',
  'category',
  'email',
  'desc',
  'title',
  'assignees',
  'assignee',
  'deadline',
  'priority',
  'violation',
  'fee',
  'status',
  'date',
  'startsAt',
  'marks',
  'kind',
  'reason',
  'decision',
  'state',
  'id',
  '_id',
  '__proto__',
  'userType',
  'sessions',
  'where',
  'data',
  'depth',
  'sort',
  'file',
]

/** Valid values for the fields of every procedure. */
export const validFields = {
  action: 'LOGIN',
  priority: 'High',
  deadline: '2999-12-31',
  assignees: ['Heads'],
  category: 'Feedback',
  email: 'a@example.com',
  name: 'Fuzz',
  title: 'Fuzz',
  desc: 'Fuzz',
  description: 'Fuzz',
  violation: 'Fuzz',
  fee: 20,
  status: '1 warning(s)',
  date: '2026-11-20',
  assignee: 'Heads',
  startsAt: '2026-01-05T01:00:00Z',
  marks: [],
}

const valueOf = (random, depth = 0) => {
  const roll = random.below(10)
  if (roll < 5) return random.pick(oddValues)
  if (roll === 5) return random.below(2 ** 31) - 2 ** 30
  if (roll === 6) return random.pick([true, false, null, 1.5, 1e300])
  if (depth > 3) return {}
  if (roll === 7) return Array.from({ length: random.below(4) }, () => valueOf(random, depth + 1))
  return {
    [random.pick(['$gt', '$ne', '$regex', 'equals', 'in', ...fields])]: valueOf(random, depth + 1),
  }
}

const bodyOf = (random) => {
  if (random.chance(0.15))
    return random.pick([
      '',
      '{',
      '[1,2',
      '"',
      'null',
      '\u0000',
      '--x\r\n\r\n--x--',
      'a=b&c[]=d',
      '{"a":'.repeat(500),
    ])
  if (random.chance(0.02)) return JSON.stringify({ desc: 'a'.repeat(120_000) })
  const chosen = fields.filter(() => random.chance(0.3))
  return JSON.stringify(
    Object.fromEntries([
      ...Object.entries(validFields).filter(() => random.chance(0.7)),
      ...chosen.map((field) => [field, valueOf(random)]),
    ]),
  )
}

const parameters = [
  'page',
  'limit',
  'search',
  'year',
  'where',
  'where[id][equals]',
  'where[username][like]',
  'where[or][0][a][in]',
  'sort',
  'depth',
  'select',
  'select[hash]',
  'draft',
  'locale',
  'populate',
  'joins',
  'event',
  'trash',
]

const queryOf = (random) => {
  if (random.chance(0.5)) return ''
  const parts = Array.from({ length: 1 + random.below(3) }, () => {
    const value = String(random.pick(oddValues)).toWellFormed?.() ?? ''
    return `${random.pick(parameters)}=${random.chance(0.7) ? encodeURIComponent(value) : value.replace(/[^\w%$.[\]{}-]/g, '')}`
  })
  return `?${parts.join('&').slice(0, 6000)}`
}

const idOf = (random, ids) =>
  random.pick([
    ...ids,
    ...ids,
    'none',
    '0',
    '%00',
    '%zz',
    '..',
    'a'.repeat(200),
    '5f9d88b9c2a4e1b0c8d7e6f5',
  ])

const apiPath = (random, routes, ids) =>
  `/api${random
    .pick(routes)
    .replace('{kind}', () => random.pick(['meeting', 'meeting', 'todo', 'todo', 'nothing']))
    .replaceAll(/\{\w+\}/g, () => idOf(random, ids))}`

const cmsPath = (random, ids) => {
  const roll = random.below(8)
  if (roll === 0)
    return `/cms/api/globals/${random.pick(['site', 'rules', 'about', 'home', 'nothing'])}${random.pick(['', '/versions', '/access'])}`
  if (roll === 1)
    return `/cms/api/${random.pick(['access', 'preferences/x', 'graphql', 'nothing/at/all', 'payload-jobs/run', '_i18n'])}`
  const collection = random.pick(collections)
  return `/cms/api/${collection}${random.pick(['', '', '/count', `/${idOf(random, ids)}`, `/versions/${idOf(random, ids)}`, '/me', '/login', '/logout', '/init', `/access/${idOf(random, ids)}`, '/forgot-password', `/${idOf(random, ids)}/duplicate`, '/file/none.webp'])}`
}

/** Whether a request makes the server check a password, which takes a fifth of a second. */
export const isLogin = ({ method, path }) => /login/.test(path) && method === 'POST'

/** A random request that no real client sends. */
export const invalidRequest = (random, routes, ids, tokens) => {
  const path = random.chance(0.45)
    ? apiPath(random, routes, ids)
    : random.chance(0.7)
      ? cmsPath(random, ids)
      : random.pick(pages)
  const method = random.pick(methods)
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method) || random.chance(0.05)
  const token = random.pick([
    undefined,
    tokens.admin,
    tokens.admin,
    tokens.user,
    'nonsense',
    `${tokens.admin}x`,
  ])
  return {
    method,
    path: path + queryOf(random),
    body: hasBody ? bodyOf(random) : undefined,
    token,
    type: random.pick(types),
    scheme: random.pick(['Bearer', 'Bearer', 'JWT', 'Basic']),
  }
}
