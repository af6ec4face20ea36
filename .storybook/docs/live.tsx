import { DirectionProvider } from '@tropa/ui/direction'
import { useSyncExternalStore, type ReactNode } from 'react'
import { chosenDirection } from '../direction'
import { onThemeChange } from '../theme-global'

/** A component in use on a documentation page, in the direction that the toolbar names. Its links lead nowhere. */
export const Live = ({ className, children }: { className: string; children: ReactNode }) => {
  // The listeners to the theme hear of the direction too.
  const direction = useSyncExternalStore(onThemeChange, chosenDirection)
  return (
    <DirectionProvider dir={direction}>
      <div dir={direction} data-live className={className}>
        {children}
      </div>
    </DirectionProvider>
  )
}
