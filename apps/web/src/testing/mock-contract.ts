import type { AnyContractProcedure, InferContractRouterOutputs } from '@orpc/contract'
import type { HttpResponseResolver } from 'msw'
import { delay, http, HttpResponse } from 'msw'

const verbs = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete }

const isVerb = (method: string): method is keyof typeof verbs => Object.hasOwn(verbs, method)

const handle = (procedure: AnyContractProcedure, resolver: HttpResponseResolver) => {
  const { method = 'POST', path = '/' } = procedure['~orpc'].route
  if (!isVerb(method)) throw new Error(`No story answers ${method} yet`)
  return verbs[method](`/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver)
}

/** Answers a call of the contract as the contract says. */
export const answers = <Procedure extends AnyContractProcedure>(
  procedure: Procedure,
  body: InferContractRouterOutputs<Procedure>,
) =>
  handle(procedure, () =>
    HttpResponse.json(body as object, { status: procedure['~orpc'].route.successStatus ?? 200 }),
  )

/** Refuses a call, in the one shape of every error. */
export const refuses = (procedure: AnyContractProcedure, status: number, message: string) =>
  handle(procedure, () => HttpResponse.json({ message }, { status }))

/** Never answers a call. */
export const leavesWaiting = (procedure: AnyContractProcedure) =>
  handle(procedure, () => delay('infinite'))
