/** Thrown where no answer came: the connection was refused, cut or too slow. */
export class NoAnswer extends Error {}

/** Makes a call and answers its status and body. */
export const call = async (origin, line, { token, body, timeout = 20_000 } = {}) => {
  const [method, path] = line.split(' ')
  try {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    })
    return { status: answer.status, body: await answer.json() }
  } catch (error) {
    throw new NoAnswer(`${line}: ${error.cause?.code ?? error.name}`)
  }
}

/** Makes a call that has to go well. */
export const must = async (origin, line, options) => {
  const answer = await call(origin, line, options)
  if (answer.status < 300) return answer.body
  throw new Error(`${line} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** Signs in and answers the token. */
export const logIn = async (origin, username, password) =>
  (await must(origin, 'POST /api/user/login', { body: { username, password } })).token

/** Every page of a list. */
export const allPages = async (origin, path, key, token) => {
  const rows = []
  for (let page = 1; ; page += 1) {
    const separator = path.includes('?') ? '&' : '?'
    const body = await must(origin, `GET ${path}${separator}page=${page}&limit=100`, { token })
    rows.push(...body[key])
    if (page >= body.pagination.totalPages) return rows
  }
}
