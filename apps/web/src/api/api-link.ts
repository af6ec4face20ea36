import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { getContractRouter, isContractProcedure } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '@tropa/contract/contract'
import { errorBody } from '@tropa/contract/errors'
import { inviteContract } from '@tropa/contract/invite'
import type { Access } from '@tropa/contract/procedure'
import type { ApiClient, SessionHooks } from './api-types'
import { unreadableAnswer } from './api-failure'
import { paths } from '../paths'

const needsToken = (path: readonly string[]): boolean => {
  const procedure = getContractRouter(contract, path)
  if (!isContractProcedure(procedure)) return false
  const meta = procedure['~orpc'].meta as { access?: Access }
  return meta.access !== 'anyone'
}

const bearer = (token: string | null) => (token ? { authorization: `Bearer ${token}` } : {})

const tokenOf = (request: Request) =>
  request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null

/** An error answer in the one shape every error has. */
const toAnswerError = (body: unknown, { status }: { status: number }) => {
  const answer = errorBody.safeParse(body)
  return answer.success
    ? new ORPCError('ANSWER', { status, message: answer.data.message, data: answer.data })
    : new ORPCError(unreadableAnswer, { status })
}

const makeLink = (session: SessionHooks) =>
  new OpenAPILink(contract, {
    url: () => new URL('/api', window.location.origin),
    headers: (_options, path) => (needsToken(path) ? bearer(session.token()) : {}),
    fetch: async (request, init, _options, path) => {
      const response = await fetch(request, init)
      if (response.status === 401 && needsToken(path)) session.onUnauthorized(tokenOf(request))
      return response
    },
    customErrorResponseBodyDecoder: toAnswerError,
  })

const made = new WeakMap<SessionHooks, ApiClient>()

/** The calls over HTTP, made once: bearer token, the 401 rule and the error shape in one place. */
export const apiCalls = (session: SessionHooks): ApiClient => {
  const calls = made.get(session) ?? createORPCClient<ApiClient>(makeLink(session))
  made.set(session, calls)
  return calls
}

/** The calls of the page for invites, which stand beside the contract's. */
export const inviteCalls = (): ContractRouterClient<typeof inviteContract> =>
  createORPCClient(
    new OpenAPILink(inviteContract, {
      url: () => new URL(paths.invite, window.location.origin),
      customErrorResponseBodyDecoder: toAnswerError,
    }),
  )
