import type { AnyContractProcedure, InferContractRouterOutputs } from '@orpc/contract'
import { attemptHeader } from '@tropa/contract/base/attempt'
import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw'

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
}

const isMockedMethod = (method: string): method is keyof typeof methods =>
  Object.hasOwn(methods, method)

const handle = (procedure: AnyContractProcedure, resolver: HttpResponseResolver) => {
  const { method = 'POST', path = '/' } = procedure['~orpc'].route
  if (!isMockedMethod(method)) throw new Error(`No story mocks ${method} yet`)
  return methods[method](`/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver)
}

/** Responds to a procedure with the function's result for the request, and the status that the contract names. */
export const mockResponse = <Procedure extends AnyContractProcedure>(
  procedure: Procedure,
  respond: (
    request: Request,
  ) => InferContractRouterOutputs<Procedure> | Promise<InferContractRouterOutputs<Procedure>>,
) =>
  handle(
    procedure,
    async ({ request }) =>
      new HttpResponse(JSON.stringify(await respond(request)), {
        status: procedure['~orpc'].route.successStatus ?? 200,
        headers: { 'content-type': 'application/json' },
      }),
  )

export const mockProcedure = <Procedure extends AnyContractProcedure>(
  procedure: Procedure,
  output: InferContractRouterOutputs<Procedure>,
) => mockResponse(procedure, () => output)

/** Responds to some bodies with an error in the shape of every error under `/api`; the next mock responds to the others. */
export const mockError = (
  procedure: AnyContractProcedure,
  status: number,
  message: string,
  isRefused?: (body: unknown) => boolean,
) =>
  handle(procedure, async ({ request }) =>
    !isRefused || isRefused(await request.clone().json())
      ? HttpResponse.json({ message }, { status })
      : undefined,
  )

/** Responds to a procedure with a sentence for each invalid field. */
export const mockFieldErrors = (
  procedure: AnyContractProcedure,
  status: number,
  errors: Record<string, string>,
) =>
  handle(procedure, () =>
    HttpResponse.json({ message: Object.values(errors)[0], errors }, { status }),
  )

/** Cuts the connection instead of responding to some bodies; the next mock responds to the others. */
export const mockLost = (procedure: AnyContractProcedure, isLost: (body: unknown) => boolean) =>
  handle(procedure, async ({ request }) =>
    isLost(await request.clone().json()) ? HttpResponse.error() : undefined,
  )

/** Remembers the keys of attempts; the next mock responds. */
export const mockKeys = (procedure: AnyContractProcedure, keys: unknown[]) =>
  handle(procedure, ({ request }) => {
    keys.push(request.headers.get(attemptHeader))
  })

/** Never responds to a procedure. */
export const mockPending = (procedure: AnyContractProcedure) =>
  handle(procedure, () => delay('infinite'))

let held: Promise<void> | undefined

/** Holds back the answers behind a `mockHeld`; the function that this returns lets them come. */
export const holdAnswers = () => {
  let answer: () => void = () => undefined
  held = new Promise((resolve) => {
    answer = resolve
  })
  return answer
}

/** Waits while answers are held; then the next mock responds. */
export const mockHeld = (procedure: AnyContractProcedure) => handle(procedure, () => held)

/** The pagination of a list that fits one page. */
export const onePage = (total: number) => ({ total, page: 1, limit: 10, totalPages: 1 })
