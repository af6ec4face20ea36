import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { fireEvent, screen } from 'storybook/test'

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

/** A screen above links to addresses, which stand for the search and for Back. */
export const withLinks = (Screen: ComponentType, ...addresses: string[]) => {
  const LinkedScreen = () => (
    <>
      <Screen />
      {addresses.map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
    </>
  )
  return LinkedScreen
}

/** Goes to an address even while a dialog covers the links, as Back does. */
export const goTo = (address: string) => fireEvent.click(screen.getByText(address))
