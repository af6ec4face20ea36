import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { attemptHeader } from '@tropa/contract/base/attempt'
import { contract } from '@tropa/contract/contract'
import { inviteContract } from '@tropa/contract/member/invite'
import { listProcedures } from '@tropa/contract/list-procedures'
import { paths } from '@tropa/contract/pages'
import { fetchAnswer, readAnswer, toResponseError } from './answer'
import type { CallContext, SessionHooks } from './api-context'
import { attemptKey, untilDone } from './attempts'

const procedures = new Map(
  listProcedures({ ...contract, invite: inviteContract }).map((each) => [
    each.keys.join('.'),
    each,
  ]),
)

const needsToken = (path: readonly string[]) => procedures.get(path.join('.'))?.access !== 'anyone'

interface Call<Output> {
  path: readonly string[]
  next: () => Promise<Output>
}

/** Reads an answer; `place` is the path of the link's contract among all procedures. */
const reading =
  (...place: string[]) =>
  async <Output>({ path, next }: Call<Output>) =>
    readAnswer(procedures.get([...place, ...path].join('.')), await next())

/** Not the activity log: entries are never sent again, and the next one may be identical. */
const takesKey = (path: readonly string[]) =>
  procedures.get(path.join('.'))?.creates === true && path[0] !== 'activityLog'

const bearer = (token: string | null) => (token ? { authorization: `Bearer ${token}` } : {})

const tokenOf = (request: Request) =>
  request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null

/** Sends the contract's procedures over HTTP: bearer token, the rule for 401 and the error shape in one place. */
export const apiLink = (session: SessionHooks) =>
  new OpenAPILink<CallContext>(contract, {
    url: () => new URL('/api', window.location.origin),
    headers: ({ context }, path, input) => ({
      ...(needsToken(path) && bearer(session.token())),
      ...(takesKey(path) && { [attemptHeader]: attemptKey({ path, input, shown: context.shown }) }),
    }),
    interceptors: [
      (call) =>
        takesKey(call.path)
          ? untilDone({ path: call.path, input: call.input, shown: call.context.shown }, () =>
              call.next(),
            )
          : call.next(),
      reading(),
    ],
    customErrorResponseBodyDecoder: toResponseError,
    fetch: async (request, init, _options, path) => {
      const response = await fetchAnswer(request, init)
      if (response.status === 401 && needsToken(path)) session.onUnauthorized(tokenOf(request))
      return response
    },
  })

/** The client of the invite page, whose procedures are not under `/api`. */
export const createInviteClient = (): ContractRouterClient<typeof inviteContract> =>
  createORPCClient(
    new OpenAPILink(inviteContract, {
      url: () => new URL(paths.invite, window.location.origin),
      fetch: fetchAnswer,
      interceptors: [reading('invite')],
      customErrorResponseBodyDecoder: toResponseError,
    }),
  )
