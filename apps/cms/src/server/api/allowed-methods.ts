import { contract } from '@tropa/contract/contract'
import type { RequestHandler } from 'express'

type Calls = Record<
  string,
  Record<string, { '~orpc': { route: { method?: string; path?: string } } }>
>

interface Known {
  pattern: RegExp
  methods: Set<string>
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)

const ownPaths = ['/health', '/ready', '/openapi.json', '/docs']

const readKnown = (): Known[] => {
  const methods = new Map<string, Set<string>>(ownPaths.map((path) => [path, new Set(['GET'])]))
  for (const calls of Object.values(contract as unknown as Calls)) {
    for (const call of Object.values(calls)) {
      const { method = 'POST', path = '' } = call['~orpc'].route
      methods.set(path, (methods.get(path) ?? new Set<string>()).add(method))
    }
  }
  return [...methods].map(([path, each]) => ({ pattern: patternOf(path), methods: each }))
}

const known = readKnown()

const methodsOf = (path: string) => {
  const methods = new Set<string>()
  for (const each of known) {
    if (each.pattern.test(path)) for (const method of each.methods) methods.add(method)
  }
  if (methods.has('GET')) methods.add('HEAD')
  return methods
}

/** Answers OPTIONS with what a path takes, and HEAD as GET, which Node sends without its body. */
export const apiMethods: RequestHandler = (request, response, next) => {
  if (request.method === 'HEAD') request.method = 'GET'
  const methods = request.method === 'OPTIONS' ? methodsOf(request.path) : new Set<string>()
  if (methods.size === 0) next()
  else
    response
      .status(204)
      .set('Allow', [...methods, 'OPTIONS'].join(', '))
      .end()
}
