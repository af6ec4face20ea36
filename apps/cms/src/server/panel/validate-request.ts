import { z } from 'zod'
import { notReadable } from '../../payload/hooks/map-errors'

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

/** MongoDB stores no such names; a reviver sees each. */
const isStorable = (name: string) => !name.startsWith('$') && !name.includes('\0')

const readObject = (json: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(json === '' ? '{}' : json, (name, each: unknown) => {
      if (!isStorable(name)) throw new SyntaxError(`${name} cannot be stored.`)
      return each
    })
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** What Payload takes for granted in bodies that only its panel makes. */
const panelBodies: readonly [path: RegExp, body: z.ZodType][] = [
  [
    /\/reorder\/?$/,
    z.object({
      docsToMove: z.array(z.string()),
      target: z.object({ id: z.string(), key: z.nullish(z.string()) }),
    }),
  ],
  [
    /\/payload-locked-documents(\/|$)/,
    z.strictObject({ user: z.object({ relationTo: z.string(), value: z.string() }) }),
  ],
]

const isRightBody = (path: string, json: string) => {
  const value = readObject(json)
  const expected = panelBodies.find(([each]) => each.test(path))?.[1]
  return value !== undefined && (!expected || expected.safeParse(value).success)
}

/** What no field of ours can be asked for: places on a map, and lists within lists. */
const unused = /\[(near|within|intersects|all)\](\[|$)/

/** These take several values; every other operator takes one. */
const lists = /\[(in|not_in)\](\[\d*\])?$/
const nested = /\[(not_)?(equals|like)\]\[|\[(contains|exists|(greater|less)_than(_equal)?)\]\[/

const isRightParameter = ([name, value]: [string, string]) => {
  if (name.includes('\0') || value.includes('\0')) return false
  const [first = ''] = name.split('[')
  if (['page', 'limit', 'depth'].includes(first)) return name === first && /^\d{0,9}$/.test(value)
  if (first === 'sort') return name === first && /^-?[a-z_][\w.]*(,-?[a-z_][\w.]*)*$/i.test(value)
  return name !== 'where' && !(first === 'where' && (unused.test(name) || nested.test(name)))
}

const isRightQuery = (query: URLSearchParams) => {
  const single = [...query.keys()].filter((name) => !lists.test(name))
  return new Set(single).size === single.length && [...query].every(isRightParameter)
}

const typeOf = ({ headers }: Request) => headers.get('content-type')?.split(';')[0]?.trim() ?? ''

const isOfPanel = (path: string) => /\/payload-[a-z-]+(\/|$)/.test(path)

/** The panel sends a query that is too long for an address as the form of a POST. */
const isLongQuery = ({ method, headers }: Request) =>
  method === 'POST' && headers.get('x-payload-http-method-override') === 'GET'

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
  if (!request.body) return request
  // What Payload keeps of the panel itself comes in no form; all else may bring a file.
  if (type === 'multipart/form-data') return isOfPanel(pathname) ? refusal : request
  const body = await request.text()
  const isRight =
    type === 'application/x-www-form-urlencoded'
      ? isLongQuery(request) && isRightQuery(new URLSearchParams(body))
      : (body === '' || type === 'application/json') && isRightBody(pathname, body)
  if (!isRight) return refusal
  const { url, method, headers } = request
  const isEmpty = body === '' && type !== 'application/json'
  return new Request(url, { method, headers, ...(!isEmpty && { body }) })
}
