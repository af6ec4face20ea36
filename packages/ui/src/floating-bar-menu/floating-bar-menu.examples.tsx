import { FloatingBar, FloatingBarItem } from '../floating-bar/floating-bar'
import {
  FloatingBarMenu,
  FloatingBarMenuDisabledItem,
  FloatingBarMenuItem,
} from './floating-bar-menu'

/** A bar whose menu has the places that are needed less often. */
export const FloatingBarMenuExamples = () => (
  <div className="min-h-24">
    <FloatingBar aria-label="Main">
      <FloatingBarItem href="#start">Start</FloatingBarItem>
      <FloatingBarItem href="#shop">Shop</FloatingBarItem>
      <FloatingBarMenu label="More places">
        <FloatingBarMenuItem href="#hours">Opening hours</FloatingBarMenuItem>
        <FloatingBarMenuItem href="#jobs">Jobs</FloatingBarMenuItem>
        <FloatingBarMenuDisabledItem>Gift cards</FloatingBarMenuDisabledItem>
      </FloatingBarMenu>
    </FloatingBar>
  </div>
)
