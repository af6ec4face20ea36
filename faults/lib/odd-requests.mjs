const addresses = [
  '/',
  '/team',
  '/login',
  '/admin/todo',
  '/nowhere',
  '/preview/',
  '/storybook/',
  '/calendar.ics',
  '/media/..%2f..%2fetc%2fpasswd',
  '/metrics',
  '/api/docs',
  '/api/health',
  '/api/openapi.json',
  '/cms/api/access',
  '/cms/api/payload-jobs/run',
  '/cms/api/nothing/at/all',
]

const oddValues = [
  '',
  ' ',
  '-1',
  '1e9',
  'NaN',
  'null',
  '{}',
  '%00',
  '\u0000',
  "' OR 1=1 --",
  '{"$gt":""}',
  '__proto__',
  '../..',
  '<script>',
  'İ',
  '\u{1F600}',
  '\ud800',
  'a'.repeat(3000),
  '9'.repeat(400),
  '2026-02-30',
  '5f9d88b9c2a4e1b0c8d7e6f5',
]

const oddJson = [null, true, 1.5, 1e300, -(2 ** 31), [], {}, { $gt: '' }, [[[[]]]]]

const brokenBodies = ['', '{', '[1,2', 'null', '\u0000', '--x\r\n\r\n--x--', '{"a":'.repeat(500)]

const types = [
  'application/json',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
]

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND']

const cmsEndings = ['', '/count', '/me', '/login', '/logout', '/init', '/forgot-password']

const cmsParameters = ['where[id][equals]', 'where[or][0][a][in]', 'sort', 'depth', 'select[hash]']

/** A value that a schema of the API's description accepts. */
const validValue = (random, schema) => {
  if (schema.anyOf) return validValue(random, random.pick(schema.anyOf))
  if (schema.enum) return random.pick(schema.enum)
  if (schema.type === 'object') return validBody(random, schema)
  if (schema.type === 'array') return [validValue(random, schema.items)]
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type !== 'string') return schema.minimum ?? 1
  return schema.pattern?.includes('\\d{4}-') ? '2999-12-31' : 'Fuzz'
}

const validBody = (random, { properties = {} }) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, validValue(random, schema)]),
  )

const oddValue = (random) => random.pick(random.chance(0.7) ? oddValues : oddJson)

/** A body with some of the right fields, some of which hold odd values, and some fields that nobody expects. */
const bodyOf = (random, schema = {}) => {
  if (random.chance(0.15)) return random.pick(brokenBodies)
  if (random.chance(0.02)) return JSON.stringify({ desc: 'a'.repeat(120_000) })
  const fields = Object.entries(validBody(random, schema)).filter(() => random.chance(0.8))
  const changed = fields.map(([name, value]) => [
    name,
    random.chance(0.4) ? oddValue(random) : value,
  ])
  const further = ['id', '__proto__', 'where', 'data'].filter(() => random.chance(0.1))
  const odd = further.map((name) => [name, oddValue(random)])
  return JSON.stringify(Object.fromEntries([...changed, ...odd]))
}

const queryOf = (random, names) => {
  const parts = names
    .filter(() => random.chance(0.5))
    .map((name) => {
      const value = random.pick(oddValues).toWellFormed?.() ?? ''
      const isEncoded = random.chance(0.7)
      return `${name}=${isEncoded ? encodeURIComponent(value) : value.replace(/[^\w%$.[\]{}-]/g, '')}`
    })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

const apiRequest = (random, { operations }, id) => {
  const { path, method, names, schema } = random.pick(operations)
  const filled = path.replace('{kind}', random.pick(['meeting', 'todo'])).replace(/\{\w+\}/g, id)
  return { path: `/api${filled}`, method, names, schema }
}

const cmsRequest = (random, { collections, globals }, id) => {
  const names = cmsParameters
  if (random.chance(0.1)) return { path: `/cms/api/globals/${random.pick(globals)}`, names }
  const ending = random.pick([...cmsEndings, `/${id}`, `/versions/${id}`, `/${id}/duplicate`])
  return { path: `/cms/api/${random.pick(collections)}${ending}`, names }
}

/** What the product itself lists: the operations of `/api`, and the collections and globals of the panel. */
export const describeProduct = ({ paths }, { collections, globals }) => ({
  operations: Object.entries(paths).flatMap(([path, methodsOfPath]) =>
    Object.entries(methodsOfPath).map(([method, { parameters = [], requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      names: parameters.flatMap((each) => (each.in === 'query' ? each.name : [])),
      schema: requestBody?.content['application/json']?.schema,
    })),
  ),
  collections: [...Object.keys(collections), 'nothing'],
  globals: [...Object.keys(globals), 'nothing'],
})

/** Whether a request makes the server check a password, which takes a fifth of a second. */
export const isLogin = ({ method, path }) => /login/.test(path) && method === 'POST'

/** A random request that no real client sends. */
export const oddRequest = (random, product, ids, tokens) => {
  const id = random.pick(random.chance(0.5) ? ids : ['none', '0', '%00', '%zz', '..'])
  const roll = random.below(10)
  const { path, method, names, schema } =
    roll < 5
      ? apiRequest(random, product, id)
      : roll < 8
        ? cmsRequest(random, product, id)
        : { path: random.pick(addresses), names: ['page', 'search'] }
  const chosen = method && random.chance(0.7) ? method : random.pick(methods)
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(chosen) || random.chance(0.05)
  const { admin, user } = tokens
  return {
    method: chosen,
    path: path + queryOf(random, names),
    body: hasBody ? bodyOf(random, schema) : undefined,
    token: random.pick([undefined, admin, admin, user, 'nonsense', `${admin}x`]),
    type: random.pick(types),
    scheme: random.pick(['Bearer', 'Bearer', 'JWT', 'Basic']),
  }
}
