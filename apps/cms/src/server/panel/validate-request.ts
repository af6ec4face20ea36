import { errorCodes } from '@tropa/contract/errors'
import { isRecord } from '@tropa/contract/base/is-record'
import type { FlattenedField, Payload } from 'payload'
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

/** Payload reads `[where]` as `where`, and a filter that is JSON without checking it. */
const isPlain = ([name, value]: [string, string]) =>
  !/^(\[|where$)/.test(name) && !`${name}${value}`.includes('\0')

/** The names of fields that can be filtered as a day, or by a part of their text. */
export interface FilterFields {
  dates: ReadonlySet<string>
  texts: ReadonlySet<string>
}

const textTypes = new Set(['text', 'textarea', 'email', 'select', 'radio', 'code'])

const typesIn = (fields: readonly FlattenedField[]): { name: string; type: string }[] =>
  fields.flatMap((field) => [
    field,
    ...('flattenedFields' in field ? typesIn(field.flattenedFields) : []),
  ])

export const filterFieldsOf = ({ collections, globals }: Payload['config']): FilterFields => {
  const fields = [...collections, ...globals].flatMap(({ flattenedFields }) =>
    typesIn(flattenedFields),
  )
  const namesOf = (types: ReadonlySet<string>, areThese = true) =>
    fields.flatMap(({ name, type }) => (types.has(type) === areThese ? [name] : []))
  // Payload calls the id a text, which it is not in MongoDB.
  const others = new Set(['id', ...namesOf(textTypes, false)])
  return {
    dates: new Set(namesOf(new Set(['date']))),
    texts: new Set(namesOf(textTypes).filter((name) => !others.has(name))),
  }
}

const listOperators = new Set(['in', 'not_in', 'all'])
const textOperators = new Set(['like', 'not_like', 'contains'])
const comparisons = new Set([
  ...['equals', 'not_equals', 'exists'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
])

/** `where[and][0][or][1][title][like]`, and for lists a position behind the operator. */
const conditionPattern = /^where(?:\[(?:and|or)\]\[\d*\])*\[([\w.-]+)\]\[(\w+)\](\[\d*\])?$/

/**
 * Both databases drop a condition that its field cannot have. It would find all rows, or delete them. Payload does not
 * check it.
 */
const isCondition = ([name, value]: [string, string], { dates, texts }: FilterFields) => {
  if (!name.startsWith('where')) return true
  const [, path = '', operator = '', position] = conditionPattern.exec(name) ?? []
  const names = path.split('.')
  const field = names.at(-1) ?? ''
  if (names.some((each) => each in Object.prototype)) return false
  if (textOperators.has(operator)) return position === undefined && texts.has(field)
  if (comparisons.has(operator) ? position !== undefined : !listOperators.has(operator))
    return false
  const isDate = (text: string) => ['', 'null'].includes(text) || !Number.isNaN(Date.parse(text))
  return operator === 'exists' || !dates.has(field) || value.split(',').every(isDate)
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
 * @returns the request for Payload to handle, or the response that refuses it
 */
export const validateRequest = async (
  request: Request,
  fields: FilterFields,
): Promise<Request | Response> => {
  const { pathname, searchParams } = new URL(request.url)
  const isValidQuery = (query: URLSearchParams) =>
    [...query].every((each) => isPlain(each) && isCondition(each, fields))
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
