import { request } from '@tropa/harness/api'

/** Sends a request; a response that takes longer than 20 seconds counts as none. */
export const send = (origin, line, options) =>
  request(origin, line, { timeout: 20_000, ...options })

/** Sends a request that has to succeed and returns the body of the response. */
export const sendOk = async (origin, line, options) => {
  const { status, body, text } = await send(origin, line, options)
  if (status < 300) return body
  throw new Error(`${line}: ${status} ${text}`)
}

/** Signs in and returns the token. */
export const logIn = async (origin, account) =>
  (await sendOk(origin, 'POST /api/user/login', { body: account })).token

/** The rows of all pages of a list. */
export const allPages = async (origin, path, key, token) => {
  const rows = []
  for (let page = 1; ; page += 1) {
    const separator = path.includes('?') ? '&' : '?'
    const body = await sendOk(origin, `GET ${path}${separator}page=${page}&limit=100`, { token })
    rows.push(...body[key])
    if (page >= body.pagination.totalPages) return rows
  }
}
