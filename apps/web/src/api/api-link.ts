import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { attemptHeader } from '@tropa/contract/attempt'
import { contract } from '@tropa/contract/contract'
import { errorBody } from '@tropa/contract/errors'
import { inviteContract } from '@tropa/contract/invite'
import { listProcedures } from '@tropa/contract/list-procedures'
import { paths } from '../paths'
import { unreadableResponse } from './api-failure'
import type { SessionHooks } from './api-context'
import { attemptKey, untilDone } from './attempts'

const keyOf = (path: readonly string[]) => path.join('.')

const procedures = new Map(listProcedures(contract).map((each) => [keyOf(each.keys), each]))

const needsToken = (path: readonly string[]) =>
  (procedures.get(keyOf(path))?.access ?? 'anyone') !== 'anyone'

/** Not of the activity log: nobody sends an entry again, and the next one may say the same. */
const takesKey = (path: readonly string[]) =>
  procedures.get(keyOf(path))?.creates === true && path[0] !== 'activityLog'

const bearer = (token: string | null) => (token ? { authorization: `Bearer ${token}` } : {})

const tokenOf = (request: Request) =>
  request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null

const toResponseError = (body: unknown, { status }: { status: number }) => {
  const error = errorBody.safeParse(body)
  return error.success
    ? new ORPCError('RESPONSE', { status, message: error.data.message, data: error.data })
    : new ORPCError(unreadableResponse, { status })
}

/** Sends the contract's procedures over HTTP: bearer token, the rule for 401 and the error shape in one place. */
export const apiLink = (session: SessionHooks) =>
  new OpenAPILink(contract, {
    url: () => new URL('/api', window.location.origin),
    headers: (_options, path, input) => ({
      ...(needsToken(path) && bearer(session.token())),
      ...(takesKey(path) && { [attemptHeader]: attemptKey(path, input) }),
    }),
    interceptors: [
      (call) =>
        takesKey(call.path) ? untilDone(call.path, call.input, () => call.next()) : call.next(),
    ],
    fetch: async (request, init, _options, path) => {
      const response = await fetch(request, init)
      if (response.status === 401 && needsToken(path)) session.onUnauthorized(tokenOf(request))
      return response
    },
    customErrorResponseBodyDecoder: toResponseError,
  })

/** The client of the invite page, whose procedures are not under `/api`. */
export const createInviteClient = (): ContractRouterClient<typeof inviteContract> =>
  createORPCClient(
    new OpenAPILink(inviteContract, {
      url: () => new URL(paths.invite, window.location.origin),
      customErrorResponseBodyDecoder: toResponseError,
    }),
  )
