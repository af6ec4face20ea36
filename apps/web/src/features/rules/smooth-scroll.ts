/** In milliseconds (specification, section 9). */
const duration = 900

const interruptingEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

const easeOut = (progress: number) => 1 - (1 - progress) ** 4

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls to an element until the visitor interrupts it; at once for visitors who prefer reduced motion. */
export const scrollSmoothly = (element: Element) => {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  const start = window.scrollY
  const furthest = document.documentElement.scrollHeight - window.innerHeight
  const target = start + element.getBoundingClientRect().top - margin
  const end = Math.max(0, Math.min(furthest, target))
  if (prefersReducedMotion()) {
    window.scrollTo(0, end)
    return
  }

  const interrupted = new AbortController()
  for (const type of interruptingEvents) {
    window.addEventListener(type, () => interrupted.abort(), {
      signal: interrupted.signal,
      passive: true,
    })
  }
  const began = performance.now()
  const step = (now: number) => {
    if (interrupted.signal.aborted) return
    const progress = Math.min(1, Math.max(0, (now - began) / duration))
    window.scrollTo(0, start + (end - start) * easeOut(progress))
    if (progress < 1) requestAnimationFrame(step)
    else interrupted.abort()
  }
  requestAnimationFrame(step)
}
