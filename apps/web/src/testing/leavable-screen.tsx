import { type ComponentType, useEffect, useState } from 'react'
import { fireEvent } from 'storybook/test'

const event = 'story-leaves'

/** A screen, and an event in place of the browser's buttons: Back leaves it, and a link leads to it again. */
export const leavable = (Screen: ComponentType) => {
  const LeavableScreen = () => {
    const [isLeft, setIsLeft] = useState(false)
    useEffect(() => {
      const leave = () => setIsLeft((wasLeft) => !wasLeft)
      window.addEventListener(event, leave)
      return () => window.removeEventListener(event, leave)
    }, [])
    return <>{isLeft ? null : <Screen />}</>
  }
  return LeavableScreen
}

/** Leaves the screen, or returns to it. */
export const leave = () => fireEvent(window, new Event(event))
