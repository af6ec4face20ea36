import type { RouteObject } from 'react-router-dom'

const loadScreen = async (route: RouteObject) => {
  if (typeof route.lazy !== 'object' || !route.lazy.Component) return
  const Component = await route.lazy.Component()
  Object.assign(route, { lazy: undefined, Component })
}

/**
 * Loads lazy routes before hydrating; otherwise the router would replace the page by a fallback.
 *
 * @returns whether all of them could be fetched
 */
export const loadScreens = (matches: readonly { route: RouteObject }[]) =>
  Promise.all(matches.map(({ route }) => loadScreen(route))).then(
    () => true,
    () => false,
  )
