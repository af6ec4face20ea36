import { createORPCClient, ORPCError } from '@orpc/client'
import { getContractRouter, isContractProcedure } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '@tropa/contract/contract'
import { errorBody } from '@tropa/contract/errors'
import type { Access } from '@tropa/contract/route'
import type { ApiClient, SessionHooks } from './api-client'
import { unreadableAnswer } from './api-failure'

const needsToken = (path: readonly string[]): boolean => {
  const procedure = getContractRouter(contract, path)
  if (!isContractProcedure(procedure)) return false
  const meta = procedure['~orpc'].meta as { access?: Access }
  return meta.access !== 'anyone'
}

const bearer = (token: string | null) => (token ? { authorization: `Bearer ${token}` } : {})

const tokenOf = (request: Request) =>
  request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null

const makeLink = (session: SessionHooks) =>
  new OpenAPILink(contract, {
    url: () => new URL('/api', window.location.origin),
    headers: (_options, path) => (needsToken(path) ? bearer(session.token()) : {}),
    fetch: async (request, init, _options, path) => {
      const response = await fetch(request, init)
      if (response.status === 401 && needsToken(path)) session.onUnauthorized(tokenOf(request))
      return response
    },
    customErrorResponseBodyDecoder: (body, { status }) => {
      const answer = errorBody.safeParse(body)
      return answer.success
        ? new ORPCError('ANSWER', { status, message: answer.data.message, data: answer.data })
        : new ORPCError(unreadableAnswer, { status })
    },
  })

const made = new WeakMap<SessionHooks, ApiClient>()

/** The calls over HTTP, made once: bearer token, the 401 rule and the error shape in one place. */
export const apiCalls = (session: SessionHooks): ApiClient => {
  const calls = made.get(session) ?? createORPCClient<ApiClient>(makeLink(session))
  made.set(session, calls)
  return calls
}
