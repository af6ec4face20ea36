import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

/** Fetches the code of a screen. */
export type LoadScreen = () => Promise<ComponentType>

const missing = new WeakSet<ComponentType>()

/**
 * A screen whose code cannot be fetched, offline or after a newer build, fails as a screen does. Were
 * the fetching to fail instead, the router would show nothing at all.
 */
export const orFail =
  (load: LoadScreen): LoadScreen =>
  async () => {
    try {
      return await load()
    } catch (error) {
      const MissingScreen = () => {
        throw error
      }
      missing.add(MissingScreen)
      return MissingScreen
    }
  }

const loadScreen = async (route: RouteObject) => {
  if (typeof route.lazy !== 'object' || !route.lazy.Component) return true
  const Component = await route.lazy.Component()
  Object.assign(route, { lazy: undefined, Component })
  return !Component || !missing.has(Component)
}

/**
 * Lazy routes must be there before hydrating, or the router would replace the page by a fallback.
 *
 * @returns whether all of them could be fetched
 */
export const loadScreens = async (matches: readonly { route: RouteObject }[]) => {
  const areThere = await Promise.all(matches.map(({ route }) => loadScreen(route)))
  return areThere.every(Boolean)
}
