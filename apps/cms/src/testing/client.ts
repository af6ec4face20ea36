import { z } from 'zod'
import type { BodyOf } from './routes'

/** A response as a test reads it. */
export interface TestResponse<Body = Record<string, unknown>> {
  status: number
  headers: Headers
  body: Body
}

/** What a test sends. A body may be invalid on purpose; a text is sent as it is, and a form as the panel does. */
export interface TestRequest {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Sends a request: `call('GET /api/todo', { token })`. */
export type TestClient = <Line extends string>(
  line: Line,
  request?: TestRequest,
) => Promise<TestResponse<BodyOf<Line>>>

/**
 * A client for the product under test, which knows the response bodies of the contract.
 *
 * @param publicUrl - where its page says that it is, whatever port the test listens on
 */
export const createClient =
  (origin: string, publicUrl = origin): TestClient =>
  async <Line extends string>(line: Line, { token, body, headers }: TestRequest = {}) => {
    const [method, path = ''] = line.split(' ')
    // Encoded first, because a streamed form has no Content-Length.
    const form = body instanceof FormData ? new Response(body) : undefined
    const type = form?.headers.get('content-type') ?? 'application/json'
    const encoded = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        referer: `${publicUrl}/`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { body: form ? await form.arrayBuffer() : encoded }),
    })
    return {
      status: response.status,
      headers: response.headers,
      // A file is read by a test of its own.
      body: (isFile(response) ? {} : await response.json()) as BodyOf<Line>,
    }
  }

const isFile = ({ headers }: Response) => headers.has('content-disposition')

const withId = z.object({ _id: z.string() })

/** The `_id` of something in a response's body. */
export const idOf = (value: unknown): string => withId.parse(value)._id
