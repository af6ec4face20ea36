import { errorCodes } from '@tropa/contract/errors'
import { isRecord } from '@tropa/contract/base/is-record'
import { z } from 'zod'
import { notReadable } from '../../payload/hooks/map-errors'
import { panelErrorBody } from '../send-error'
import { type FilterFields, isFilter } from './filters'

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

/** Whether a parameter names no operator of MongoDB, nothing that Payload's parser leaves out, and holds no NUL. */
const isPlain = ([name, value]: [string, string]) =>
  !/\[(\$|__proto__)/.test(name) && !`${name}${value}`.includes('\0')

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
 * @returns a function that makes the request for Payload, once for each attempt; or the response that refuses it
 */
export const validateRequest = async (
  request: Request,
  fields: FilterFields,
): Promise<(() => Request) | Response> => {
  const { pathname, search } = new URL(request.url)
  const isValidQuery = (query: string) =>
    [...new URLSearchParams(query)].every(isPlain) && isFilter(query, fields)
  const { status } = errorCodes.BAD_REQUEST
  const refusal = Response.json(panelErrorBody(notReadable), { status })
  if (!isDecodable(pathname) || !isValidQuery(search)) return refusal
  const type = typeOf(request)
  if (!request.body) return () => request
  // Payload's own collections take no forms; all others may receive a file.
  if (type === 'multipart/form-data') {
    if (isForPanelData(pathname)) return refusal
    // Payload would read the body after it has looked who sends it.
    const form = await request.arrayBuffer().catch(gone)
    return form ? () => new Request(request, { body: form }) : refusal
  }
  const body = await request.text().catch(gone)
  if (body === undefined) return refusal
  // Payload would also accept a long query as JSON, and add its language to the address unescaped.
  const isValid =
    type === 'application/x-www-form-urlencoded'
      ? isLongQuery(request) && isValidQuery(body)
      : !isLongQuery(request) &&
        (body === '' || type === 'application/json') &&
        isValidBody(request.method, pathname, body)
  if (!isValid) return refusal
  const { url, method, headers } = request
  const isEmpty = body === '' && type !== 'application/json'
  return () => new Request(url, { method, headers, ...(!isEmpty && { body }) })
}
