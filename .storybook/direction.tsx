import type { Decorator } from '@storybook/react-vite'
import { DirectionProvider } from '@tropa/ui/direction'
import { addons } from 'storybook/preview-api'

type Direction = 'ltr' | 'rtl'

const directionOf = (global: unknown): Direction => (global === 'rtl' ? 'rtl' : 'ltr')

let chosen: Direction = 'ltr'

/** The direction that the toolbar names. */
export const chosenDirection = () => chosen

/** Learns what the toolbar names, for the frames of stories on a documentation page. */
export const followDirection = () => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    chosen = directionOf(globals.direction)
  }
  addons.getChannel().on('setGlobals', follow)
  addons.getChannel().on('globalsUpdated', follow)
}

/** Sets the direction of a story's document. A documentation page is in English, so it keeps its own. */
export const applyDirection = (global: unknown, viewMode: string) => {
  document.documentElement.dir = viewMode === 'story' ? directionOf(global) : 'ltr'
}

/** Draws a story in the direction that the toolbar names. */
export const withDirection: Decorator = (Story, { globals, viewMode }) => {
  const direction = directionOf(globals.direction)
  return (
    <DirectionProvider dir={direction}>
      {viewMode === 'docs' && direction === 'rtl' ? (
        <div dir="rtl">
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </DirectionProvider>
  )
}
