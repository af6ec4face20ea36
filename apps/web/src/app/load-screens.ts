import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

export type LoadScreen = () => Promise<ComponentType>

const missingScreens = new WeakSet<ComponentType>()

/**
 * Turns a screen whose code cannot be fetched, offline or after a new build, into one that throws the
 * error when it renders. If the fetching itself failed, the router would show nothing at all.
 */
export const orMissingScreen =
  (load: LoadScreen): LoadScreen =>
  async () => {
    try {
      return await load()
    } catch (error) {
      const MissingScreen = () => {
        throw error
      }
      missingScreens.add(MissingScreen)
      return MissingScreen
    }
  }

const loadScreen = async (route: RouteObject) => {
  if (typeof route.lazy !== 'object' || !route.lazy.Component) return true
  const Component = await route.lazy.Component()
  Object.assign(route, { lazy: undefined, Component })
  return !Component || !missingScreens.has(Component)
}

/**
 * Loads lazy routes before hydrating; otherwise the router would replace the page by a fallback.
 *
 * @returns whether all of them could be fetched
 */
export const loadScreens = async (matches: readonly { route: RouteObject }[]) => {
  const loaded = await Promise.all(matches.map(({ route }) => loadScreen(route)))
  return loaded.every(Boolean)
}
