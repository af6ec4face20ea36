import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '@tropa/contract/contract'
import { inviteContract } from '@tropa/contract/invite'
import { listProcedures } from '@tropa/contract/list-procedures'
import { paths } from '../paths'
import { fetchAnswer, readAnswer, toResponseError } from './answer'
import type { SessionHooks } from './api-context'

const procedures = new Map(
  listProcedures({ ...contract, invite: inviteContract }).map((each) => [
    each.keys.join('.'),
    each,
  ]),
)

const needsToken = (path: readonly string[]) => procedures.get(path.join('.'))?.access !== 'anyone'

/** What every link does with an answer; `place` is where its contract stands among the procedures. */
const answers = (...place: string[]) => ({
  interceptors: [
    async <Output>({ path, next }: { path: readonly string[]; next: () => Promise<Output> }) =>
      readAnswer(procedures.get([...place, ...path].join('.')), await next()),
  ],
  customErrorResponseBodyDecoder: toResponseError,
})

const bearer = (token: string | null) => (token ? { authorization: `Bearer ${token}` } : {})

const tokenOf = (request: Request) =>
  request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null

/** Sends the contract's procedures over HTTP: bearer token, the rule for 401 and the error shape in one place. */
export const apiLink = (session: SessionHooks) =>
  new OpenAPILink(contract, {
    url: () => new URL('/api', window.location.origin),
    headers: (_options, path) => (needsToken(path) ? bearer(session.token()) : {}),
    fetch: async (request, init, _options, path) => {
      const response = await fetchAnswer(request, init)
      if (response.status === 401 && needsToken(path)) session.onUnauthorized(tokenOf(request))
      return response
    },
    ...answers(),
  })

/** The client of the invite page, whose procedures are not under `/api`. */
export const createInviteClient = (): ContractRouterClient<typeof inviteContract> =>
  createORPCClient(
    new OpenAPILink(inviteContract, {
      url: () => new URL(paths.invite, window.location.origin),
      fetch: fetchAnswer,
      ...answers('invite'),
    }),
  )
