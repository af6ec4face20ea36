/** How long the page takes to scroll to a place of its own (specification, section 9). */
const duration = 900

/** A hand on the page always wins over its own scrolling. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

const easeOut = (progress: number) => 1 - (1 - progress) ** 4

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls to an element: in 0.9 s, or at once for those who prefer less motion. */
export const scrollSmoothly = (element: Element) => {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  const start = window.scrollY
  const furthest = document.documentElement.scrollHeight - window.innerHeight
  const wanted = start + element.getBoundingClientRect().top - margin
  const end = Math.max(0, Math.min(furthest, wanted))
  if (prefersStill()) {
    window.scrollTo(0, end)
    return
  }

  const interrupted = new AbortController()
  for (const type of interruptions) {
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
