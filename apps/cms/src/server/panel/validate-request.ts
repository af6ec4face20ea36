import { errorCodes } from '@tropa/contract/errors'
import { isRecord } from '@tropa/contract/is-record'
import type { Payload } from 'payload'
import { z } from 'zod'
import { notReadable } from '../../payload/hooks/map-errors'
import { slugs } from '../../payload/slugs'
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

/** What Payload assumes, unchecked, of bodies that only its panel sends. */
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

/** Operators for places on a map and for lists in lists, which no field of ours has. */
const unsupportedOperator = /\[(near|within|intersects|all)\](\[|$)/

const listOperator = /\[(in|not_in)\](\[\d*\])?$/

/** An operator inside a list, whose values are plain. */
const nestedList = /\[(not_)?in\](\[\d*\])?\[(?!\d*\]$)/

/** Operators of MongoDB, which Payload has its own names for. */
const foreignOperator = /\[\$/

/** A nested value for an operator that takes a single one. */
const nestedValue =
  /\[(not_)?(equals|like)\]\[|\[(contains|exists|(greater|less)_than(_equal)?)\]\[/

/** Each name and each word is a part of the statement, which may not grow without end. */
const mostSortNames = 20
const mostWords = 100

const isTooLong = (name: string, value: string) =>
  name === 'sort'
    ? value.split(',').length > mostSortNames
    : /\[(not_)?like\]$/.test(name) && value.trim().split(/\s+/).length > mostWords

const isValidParameter = ([name, value]: [string, string]) => {
  if (name.includes('\0') || value.includes('\0') || isTooLong(name, value)) return false
  const [first = ''] = name.split('[')
  if (['page', 'limit', 'depth'].includes(first)) return name === first && /^\d{0,9}$/.test(value)
  if (first === 'sort') return name === first && /^-?[a-z_][\w.]*(,-?[a-z_][\w.]*)*$/i.test(value)
  return (
    name !== 'where' &&
    // Payload takes it for a folder of pictures, of which there are none.
    name !== 'prefix' &&
    !(
      first === 'where' &&
      [unsupportedOperator, nestedValue, nestedList, foreignOperator].some((each) =>
        each.test(name),
      )
    )
  )
}

const isValidQuery = (query: URLSearchParams) => {
  const single = [...query.keys()].filter((name) => !listOperator.test(name))
  return new Set(single).size === single.length && [...query].every(isValidParameter)
}

const typeOf = ({ headers }: Request) => headers.get('content-type')?.split(';')[0]?.trim() ?? ''

const isForPanelData = (path: string) => /\/payload-[a-z-]+(\/|$)/.test(path)

/** The panel sends a query that is too long for a URL as the form of a POST. */
const isLongQuery = ({ method, headers }: Request) =>
  method === 'POST' && headers.get('x-payload-http-method-override') === 'GET'

const refuse = (message: string) =>
  Response.json(panelErrorBody(message), { status: errorCodes.BAD_REQUEST.status })

/** The last two names of a filter, `where[createdAt][greater_than]`, and the place in a list after them. */
const condition = /\[([\w.-]+)\]\[(\w+)\](?:\[\d*\])?$/

const isDate = (text: string) => ['', 'null'].includes(text) || !Number.isNaN(Date.parse(text))

const isDateList = (text: string) => text.split(',').every(isDate)

export const dateFieldsOf = ({ collections, globals }: Payload['config']): ReadonlySet<string> =>
  new Set(
    [...collections, ...globals].flatMap(({ flattenedFields }) =>
      flattenedFields.flatMap((field) => (field.type === 'date' ? [field.name] : [])),
    ),
  )

/**
 * Finds a filter that compares a date with something else, which SQLite refuses and MongoDB matches with
 * nothing.
 *
 * @returns the name of the field
 */
const findInvalidDate = (
  query: URLSearchParams,
  dateFields: ReadonlySet<string>,
): string | undefined => {
  for (const [name, value] of query) {
    if (!name.startsWith('where[')) continue
    const [, path = '', operator = ''] = condition.exec(name) ?? []
    const field = path.split('.').at(-1) ?? ''
    if (!dateFields.has(field) || operator === 'exists') continue
    if (!(operator.endsWith('in') ? isDateList(value) : isDate(value))) return field
  }
  return undefined
}

/** The names of the fields of members that not even admins read. */
export const privateFieldsOf = ({ collections }: Payload['config']): ReadonlySet<string> => {
  const members = collections.find(({ slug }) => slug === slugs.members)
  const hidden = members?.flattenedFields.filter((field) => 'hidden' in field && field.hidden)
  return new Set(['email', ...(hidden ?? []).map(({ name }) => name)])
}

/**
 * Whether a list is sorted by what nobody may read of the member whom each of its rows names. Payload
 * refuses it for filters, and for sorting the members themselves.
 */
const sortsByPrivateField = (query: URLSearchParams, privateFields: ReadonlySet<string>): boolean =>
  (query.get('sort') ?? '').split(',').some((path) => {
    const [, ...names] = path.split(/\.|__/)
    return names.some((name) => privateFields.has(name))
  })

export interface LimitedFields {
  /** Filters may compare them with dates only. */
  dates: ReadonlySet<string>
  /** Lists may not be sorted by these fields of a member whom their rows name. */
  private: ReadonlySet<string>
}

const refuseQuery = (query: URLSearchParams, fields: LimitedFields) => {
  if (sortsByPrivateField(query, fields.private)) return refuse(notReadable)
  const field = findInvalidDate(query, fields.dates)
  return field === undefined ? undefined : refuse(`The filter of ${field} is not a date.`)
}

/**
 * Refuses requests on which Payload's REST API would fail with a 500, malformed paths and queries and
 * bodies that are no JSON object, and those that would tell what nobody may read.
 *
 * @returns the request for Payload to handle, or the response that refuses it
 */
export const validateRequest = async (
  request: Request,
  fields: LimitedFields,
): Promise<Request | Response> => {
  const { pathname, searchParams } = new URL(request.url)
  const refusal = refuse(notReadable)
  if (!isDecodable(pathname) || !isValidQuery(searchParams)) return refusal
  const queryRefusal = refuseQuery(searchParams, fields)
  if (queryRefusal) return queryRefusal
  const type = typeOf(request)
  if (!request.body) return request
  // Payload's own collections take no forms; all others may receive a file.
  if (type === 'multipart/form-data') return isForPanelData(pathname) ? refusal : request
  const body = await request.text()
  const isValid =
    type === 'application/x-www-form-urlencoded'
      ? isLongQuery(request) && isValidQuery(new URLSearchParams(body))
      : (body === '' || type === 'application/json') && isValidBody(request.method, pathname, body)
  if (!isValid) return refusal
  if (isLongQuery(request)) {
    const refused = refuseQuery(new URLSearchParams(body), fields)
    if (refused) return refused
  }
  const { url, method, headers } = request
  const isEmpty = body === '' && type !== 'application/json'
  return new Request(url, { method, headers, ...(!isEmpty && { body }) })
}
