import { ORPCError } from '@orpc/client'
import { errorBody } from '@tropa/contract/errors'
import { isRecord } from '@tropa/contract/base/is-record'
import type { ListedProcedure } from '@tropa/contract/list-procedures'
import * as z from 'zod/mini'
import { hintOf, noAnswer, unreadableResponse } from './api-failure'
import { followServerClock } from './server-clock'
import { tryOrUndefined } from './try-or-undefined'

/** How long a call waits for its answer, in seconds. */
const answerSeconds = 30

const foreignAnswer =
  'A page of the network answered instead of this site. Sign in to the Wi-Fi, then try again.'

/** The advice after a request without an answer, which depends on what the request may have done. */
const nextStep = ({ method, headers }: Request) => {
  if (headers.has('idempotency-key')) {
    return 'It may have been done, and sending it again unchanged is safe.'
  }
  return method === 'GET' || !headers.has('authorization')
    ? 'Check your connection, then try again.'
    : 'It may have been done: look before you send it again.'
}

/** The failure of a request whose connection was cut. Its hint says whether a change may have been carried out. */
const afterCut = (error: unknown, request: Request, wasOffline: boolean) => {
  const needsNoHint = request.method === 'GET' || request.signal.aborted
  if (needsNoHint || hintOf(error) !== undefined || !(error instanceof Error)) return error
  const hint = wasOffline
    ? 'You are offline. Nothing was sent.'
    : `No answer came. ${nextStep(request)}`
  return Object.assign(error, { hint })
}

const isJson = (text: string) => tryOrUndefined(() => JSON.parse(text) as unknown) !== undefined

/** Whether an error may be the server's own or its proxy's, although its body is not JSON. */
const isOwnFailure = ({ status, redirected }: Response) =>
  !redirected && (status === 401 || (status >= 500 && status !== 511))

/**
 * Sends a request and waits for the whole answer. It must be the server's own: not redirected, and JSON or empty
 * whatever its type says. The time limit does not apply to uploads, nor to downloads that have begun to arrive.
 */
export const fetchAnswer = async (request: Request, init: RequestInit): Promise<Response> => {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return fetch(request, init)
  const wasOffline = !navigator.onLine
  const limit = AbortSignal.timeout(answerSeconds * 1000)
  const waiting = new AbortController()
  const giveUp = () => waiting.abort()
  limit.addEventListener('abort', giveUp)
  try {
    const signal = AbortSignal.any([request.signal, waiting.signal])
    const response = await fetch(request, { ...init, signal })
    followServerClock(response)
    if (response.headers.has('content-disposition')) {
      limit.removeEventListener('abort', giveUp)
      return response
    }
    const text = await response.text()
    const isOwn = !response.redirected && (text.trim() === '' || isJson(text))
    if (!isOwn && !isOwnFailure(response)) throw noAnswer(foreignAnswer)
    const { status } = response
    const headers = { 'content-type': isOwn ? 'application/json' : 'text/plain' }
    return new Response(text || null, { status, headers })
  } catch (error) {
    throw limit.aborted
      ? noAnswer(`No answer came within ${answerSeconds} seconds. ${nextStep(request)}`)
      : afterCut(error, request, wasOffline)
  }
}

/** The error of a refused request: with the server's sentence, or marked as unreadable. */
export const toResponseError = (body: unknown, { status }: { status: number }) => {
  const error = errorBody.safeParse(body)
  return error.success
    ? new ORPCError('RESPONSE', { status, message: error.data.message, data: error.data })
    : new ORPCError(unreadableResponse, { status })
}

const isZod = (schema: unknown): schema is z.core.$ZodTypes => isRecord(schema) && '_zod' in schema

/** Whether a screen can show a value. Unknown fields and words are allowed, and so are missing numbers. */
const fits = (schema: unknown, value: unknown): boolean => {
  if (!isZod(schema)) return true
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return (
        isRecord(value) &&
        Object.entries(def.shape).every(([key, field]) => fits(field, value[key]))
      )
    case 'array':
      return Array.isArray(value) && value.every((item) => fits(def.element, item))
    case 'nullable':
    case 'optional':
      return value === null || value === undefined || fits(def.innerType, value)
    case 'string':
    case 'enum':
      return typeof value === 'string'
    default:
      return true
  }
}

const acknowledged = z.object({
  acknowledgedBy: z.array(
    z.object({ userId: z.string(), username: z.string(), acknowledgedAt: z.string() }),
  ),
})

const inviteLink = z.object({ link: z.string(), expiresAt: z.string() })

const savedSettings = z.object({ data: z.object({ teams: z.array(z.unknown()) }) })

/**
 * The fields that screens read from the answer to a change, if any. Written out here, because visitors do not load the
 * contract's schemas.
 */
const readFields: Record<string, z.ZodMiniType> = {
  'todo.acknowledge': z.object({ data: acknowledged }),
  'todo.remind': z.object({ data: z.object({ reminded: z.array(z.string()) }) }),
  'members.create': z.object({ data: z.object({ username: z.string() }), invite: inviteLink }),
  'members.invite': z.object({ invite: inviteLink }),
  'year.close': z.object({ data: z.object({ left: z.number(), recordsClosed: z.number() }) }),
  'settings.update': savedSettings,
  'settings.setMark': savedSettings,
  'settings.removeMark': savedSettings,
}

const isConfirmation = (schema: unknown) =>
  isZod(schema) && schema._zod.def.type === 'object' && 'message' in schema._zod.def.shape

/** Checks that an answer has the fields that a screen reads. If it reads only the sentence, any answer will do. */
export const readAnswer = <Output>(procedure: ListedProcedure | undefined, output: Output) => {
  if (!procedure) return output
  const outputSchema: unknown = procedure.procedure['~orpc'].outputSchema
  const fields = readFields[procedure.keys.join('.')]
  if (fits(fields ?? outputSchema, output)) return output
  const isUnread = procedure.method !== 'GET' && !fields && isConfirmation(outputSchema)
  if (isUnread) return { message: 'Done.' }
  throw new ORPCError(unreadableResponse, { status: 502 })
}
