/** Thrown when no response arrived: the connection was refused, closed early or too slow. */
export class NoResponse extends Error {}

/** @param {unknown} error */
const reasonOf = (error) => {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

/**
 * @param {string} text
 * @returns {unknown}
 */
const parseJson = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * @typedef {object} RequestOptions
 * @property {string} [token] sent as a bearer token
 * @property {unknown} [body] a string is sent as it is, anything else as JSON
 * @property {Record<string, string>} [headers]
 * @property {number} [timeout] in milliseconds
 */

/**
 * Sends a request such as `GET /api/todo`. Redirects are returned, not followed; `body` is the parsed
 * JSON, or `undefined` when the response is not JSON.
 *
 * @param {string} origin
 * @param {string} line
 * @param {RequestOptions} [options]
 */
export const request = async (origin, line, options = {}) => {
  const { token, body, headers, timeout = 60_000 } = options
  const [method, path = ''] = line.split(' ')
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parseJson(text) }
  } catch (error) {
    throw new NoResponse(`${line}: ${reasonOf(error)}`)
  }
}
