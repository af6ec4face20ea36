const notReadable = 'This request cannot be read.'

const answer = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status })

const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const isObject = (json: string) => {
  try {
    const value: unknown = json === '' ? {} : JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** What no field of ours can be asked for: places on a map, and lists within lists. */
const unused = /\[(near|within|intersects|all)\]$/

const isRightParameter = ([name, value]: [string, string]) => {
  if (['page', 'limit', 'depth'].includes(name)) return /^\d{0,9}$/.test(value)
  if (name === 'sort') return !/^-?$/.test(value)
  return name !== 'where' && !(name.startsWith('where[') && unused.test(name))
}

const isRightQuery = (query: URLSearchParams) => [...query].every(isRightParameter)

const typeOf = ({ headers }: Request) => headers.get('content-type')?.split(';')[0]?.trim() ?? ''

/**
 * Refuses what Payload's REST would answer with a 500: an address that is none, a body that is no
 * object, numbers no list has.
 *
 * @returns the request as Payload can read it, or the answer to one it cannot
 */
export const readPanelRequest = async (request: Request): Promise<Request | Response> => {
  const { pathname, searchParams } = new URL(request.url)
  const refusal = answer(400, notReadable)
  if (!isDecodable(pathname) || !isRightQuery(searchParams)) return refusal
  const type = typeOf(request)
  const isForm = type === 'application/x-www-form-urlencoded'
  if (!request.body || (type !== 'application/json' && !isForm)) return request
  const body = await request.text()
  // The panel sends a long query as the body of a POST.
  const isRight = isForm ? isRightQuery(new URLSearchParams(body)) : isObject(body)
  if (!isRight) return refusal
  return new Request(request.url, { method: request.method, headers: request.headers, body })
}
