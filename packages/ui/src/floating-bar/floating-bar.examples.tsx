import { FloatingBar, FloatingBarItem } from './floating-bar'

/** The places of a shop, of which one is shown. */
export const FloatingBarExamples = () => (
  <div className="min-h-24">
    <FloatingBar aria-label="Main">
      <FloatingBarItem href="#start">Start</FloatingBarItem>
      <FloatingBarItem href="#shop" aria-current="page">
        Shop
      </FloatingBarItem>
      <FloatingBarItem href="#contact">Contact</FloatingBarItem>
    </FloatingBar>
  </div>
)
