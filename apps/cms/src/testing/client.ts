/** An answer of `/api` as a test looks at it. */
export interface Answer {
  status: number
  headers: Headers
  // What an answer holds is what the tests check.
  body: Record<string, unknown> & Record<number, Record<string, unknown>>
}

/** What a test sends. */
export interface Call {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Makes one call: `call('GET /api/todo', { token })`. */
export type TestClient = (line: string, call?: Call) => Promise<Answer>

/** A client for the product under test. */
export const createClient =
  (origin: string): TestClient =>
  async (line, { token, body, headers } = {}) => {
    const [method, path = ''] = line.split(' ')
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer['body'],
    }
  }
