import { errorCodes } from '@tropa/contract/errors'
import { isRecord } from '@tropa/contract/base/is-record'
import type { Payload } from 'payload'
import { z } from 'zod'
import { notReadable } from '../../payload/hooks/map-errors'
import { panelErrorBody } from '../send-error'

/** Whether every percent sign of a path begins an encoded character. */
export const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** MongoDB does not store fields with such names. */
const isStorable = (name: string) => !name.startsWith('$') && !name.includes('\0')

const parseObject = (json: string) => {
  try {
    const value: unknown = JSON.parse(json === '' ? '{}' : json, (name, each: unknown) => {
      if (!isStorable(name)) throw new SyntaxError(`${name} cannot be stored.`)
      return each
    })
    return isRecord(value) && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The shapes that Payload assumes, unchecked, for bodies that only its panel sends. */
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

const isValidBody = (method: string, path: string, json: string) => {
  const body = parseObject(json)
  // The panel announces JSON when it deletes, but sends none.
  const schema =
    method === 'DELETE' ? undefined : panelBodies.find(([pattern]) => pattern.test(path))?.[1]
  return body !== undefined && (!schema || schema.safeParse(body).success)
}

/**
 * Payload refuses unknown operators, but not MongoDB's inside a list or in a filter that is JSON. It reads `[where]` as
 * `where`.
 */
const isPlain = ([name, value]: [string, string]) =>
  !/^(\[|where$)|\[\$/.test(name) && !`${name}${value}`.includes('\0')

/** The names of the fields that hold dates. */
export const dateFieldsOf = ({ collections, globals }: Payload['config']): ReadonlySet<string> =>
  new Set(
    [...collections, ...globals].flatMap(({ flattenedFields }) =>
      flattenedFields.flatMap(({ type, name }) => (type === 'date' ? [name] : [])),
    ),
  )

/** MongoDB drops a condition that compares a date with something else: it would find all rows, or delete them. */
const comparesWithoutDate = ([name, value]: [string, string], dateFields: ReadonlySet<string>) => {
  const [, path = '', operator] = /\[([\w.-]+)\]\[(\w+)\](?:\[\d*\])?$/.exec(name) ?? []
  const isOfDate = operator !== 'exists' && dateFields.has(path.split('.').at(-1) ?? '')
  const isDate = (text: string) => ['', 'null'].includes(text) || !Number.isNaN(Date.parse(text))
  return isOfDate && !value.split(',').every(isDate)
}

const typeOf = ({ headers }: Request) => headers.get('content-type')?.split(';')[0]?.trim() ?? ''

const isForPanelData = (path: string) => /\/payload-[a-z-]+(\/|$)/.test(path)

/** The panel sends a query that is too long for a URL as the form of a POST. */
export const isLongQuery = ({ method, headers }: Request) =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some(
    (name) => headers.get(name) === 'GET',
  )

/** A client that leaves before all of its body has arrived is no error of the server. */
const gone = () => undefined

/**
 * Refuses requests on which Payload's REST API would fail with a 500, malformed paths and bodies that are
 * no JSON object.
 *
 * @param dateFields - the names of the fields that hold dates
 * @returns the request for Payload to handle, or the response that refuses it
 */
export const validateRequest = async (
  request: Request,
  dateFields: ReadonlySet<string>,
): Promise<Request | Response> => {
  const { pathname, searchParams } = new URL(request.url)
  const isValidQuery = (query: URLSearchParams) =>
    [...query].every((each) => isPlain(each) && !comparesWithoutDate(each, dateFields))
  const { status } = errorCodes.BAD_REQUEST
  const refusal = Response.json(panelErrorBody(notReadable), { status })
  if (!isDecodable(pathname) || !isValidQuery(searchParams)) return refusal
  const type = typeOf(request)
  if (!request.body) return request
  // Payload's own collections take no forms; all others may receive a file.
  if (type === 'multipart/form-data') {
    if (isForPanelData(pathname)) return refusal
    // Payload would read the body after it has looked who sends it.
    const form = await request.arrayBuffer().catch(gone)
    return form ? new Request(request, { body: form }) : refusal
  }
  const body = await request.text().catch(gone)
  if (body === undefined) return refusal
  // Payload would also accept a long query as JSON, and add its language to the address unescaped.
  const isValid =
    type === 'application/x-www-form-urlencoded'
      ? isLongQuery(request) && isValidQuery(new URL(`${request.url}?${body}`).searchParams)
      : !isLongQuery(request) &&
        (body === '' || type === 'application/json') &&
        isValidBody(request.method, pathname, body)
  if (!isValid) return refusal
  const { url, method, headers } = request
  const isEmpty = body === '' && type !== 'application/json'
  return new Request(url, { method, headers, ...(!isEmpty && { body }) })
}
