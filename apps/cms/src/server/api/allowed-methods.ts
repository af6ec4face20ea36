import { contract } from '@tropa/contract/contract'
import { listProcedures } from '@tropa/contract/list-procedures'
import type { RequestHandler } from 'express'

interface Endpoint {
  pattern: RegExp
  method: string
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)

const otherPaths = ['/health', '/ready', '/openapi.json', '/docs']

const endpoints: Endpoint[] = [
  ...otherPaths.map((path) => ({ pattern: patternOf(path), method: 'GET' })),
  ...listProcedures(contract).map(({ path, method }) => ({ pattern: patternOf(path), method })),
]

const methodsOf = (path: string) => {
  const methods = new Set(
    endpoints.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method),
  )
  if (methods.has('GET')) methods.add('HEAD')
  return methods
}

/** Responds to OPTIONS with the methods a path has, and to HEAD as to GET: Node leaves its body out. */
export const allowedMethods: RequestHandler = (request, response, next) => {
  if (request.method === 'HEAD') request.method = 'GET'
  const methods = request.method === 'OPTIONS' ? methodsOf(request.path) : new Set<string>()
  if (methods.size === 0) next()
  else
    response
      .status(204)
      .set('Allow', [...methods, 'OPTIONS'].join(', '))
      .end()
}
