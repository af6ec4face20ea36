import type { Plugin } from 'vite'

/**
 * Functions of react-router for what this site does not do: fetchers, actions, middleware, routes added
 * later, React Server Components. They cost every page 8 kB gzipped, and no bundler can tell that they are
 * never called.
 */
const unusedFunctions = [
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'handleAction',
  'discoverRoutes',
  'patchRoutes',
  'runClientMiddlewarePipeline',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'RSCErrorHandler',
]

/** Conditions that never change here, since nobody sets these options. */
const constants: [code: string, replacement: string][] = [
  ['if (init.instrumentations)', 'if (false)'],
  ['!init.patchRoutesOnNavigation', 'true'],
  ['if (init.patchRoutesOnNavigation)', 'if (false)'],
  [
    'init.dataStrategy || defaultDataStrategyWithMiddleware',
    'init.dataStrategy || defaultDataStrategy',
  ],
  ['if (fogOfWar.active', 'if (false'],
  ['if (isFogOfWar', 'if (false'],
  ['if (!opts || !isSubmissionNavigation(opts))', 'if (true)'],
  ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  ['if (pendingActionResult', 'if (false'],
  ['fetchLoadMatches.forEach((f, key)', 'if (false) fetchLoadMatches.forEach((f, key)'],
  ['if (blockerKey)', 'if (false)'],
  ['if (opts?.mask)', 'if (false)'],
  ['(opts && opts.enableViewTransition) === true', 'false'],
  ['else if (pendingViewTransitionEnabled)', 'else if (false)'],
  ['if (!viewTransitionOpts || !isViewTransitionAvailable)', 'if (true)'],
  ['if (renderDfd && pendingState && router.window)', 'if (false)'],
  ['if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'],
  ['if (!vtContext.isTransitioning && interruption)', 'if (false)'],
  [
    'if (isBrowser3) {\n      restoreAppliedTransitions',
    'if (false) {\n      restoreAppliedTransitions',
  ],
  ['if (priorPaths && priorPaths.has(location.pathname))', 'if (false)'],
  ['else if (appliedViewTransitions.has(location.pathname))', 'else if (false)'],
  ['if (typeof route.lazy === "function")', 'if (false)'],
  ['|| parseHydrationData()', ''],
  ['if (this.context', 'if (false'],
  ['  warnOnce(', '  false && warnOnce('],
  ['  warning(', '  false && warning('],
]

/** A new version of react-router may need another list, so the build stops rather than grow unseen. */
const gone = (what: string) =>
  new Error(`react-router no longer contains “${what}”: update apps/web/trim-react-router.ts`)

const withoutBody = (code: string, name: string) => {
  const [start, indent = ''] =
    new RegExp(`^( *)(?:async )?function ${name}\\(`, 'm').exec(code) ?? []
  if (start === undefined) throw gone(`function ${name}`)
  const from = code.indexOf(start)
  const end = code.indexOf(`\n${indent}}\n`, from)
  return `${code.slice(0, from)}${indent}function ${name}() {${code.slice(end)}`
}

const withConstant = (code: string, [found, replacement]: [string, string]) => {
  if (!code.includes(found)) throw gone(found)
  return code.replaceAll(found, replacement)
}

/** Removes from the browser's scripts what this site does not use of react-router. */
export const trimReactRouter = (): Plugin => ({
  name: 'trim-react-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/ },
    handler: (code) =>
      code.includes('function createRouter(')
        ? constants.reduce(withConstant, unusedFunctions.reduce(withoutBody, code))
        : null,
  },
})
