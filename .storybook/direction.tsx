import type { Decorator } from '@storybook/react-vite'
import { DirectionProvider } from '@tropa/ui/direction'

type Direction = 'ltr' | 'rtl'

const directionOf = (global: unknown): Direction => (global === 'rtl' ? 'rtl' : 'ltr')

/**
 * Sets the direction of the document, which dialogs and lists in front of the page inherit. The text of a
 * documentation page is in English and keeps its own direction.
 */
export const applyDirection = (global: unknown) => {
  document.documentElement.dir = directionOf(global)
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
