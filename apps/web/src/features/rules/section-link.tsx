import { CheckIcon } from '@tropa/ui/icons'
import { useRef, useState, type MouseEvent } from 'react'
import { LinkIcon } from '../../components/icons'

/** In milliseconds. */
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

const copied = 'Copied'
/** Where copying is not allowed, the link still puts the address into the bar. */
const notCopied = 'Copy it from the address bar'

/** How long the link says whether it was copied, in milliseconds. */
const saidFor = 2000

/** A link to a section beside its heading, which also copies its address. */
export const SectionLink = ({ id, heading }: { id: string; heading: string }) => {
  const [said, setSaid] = useState('')
  const timer = useRef(0)

  const copy = async ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    try {
      await navigator.clipboard.writeText(currentTarget.href)
      setSaid(copied)
    } catch {
      setSaid(notCopied)
    }
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setSaid(''), saidFor)
  }

  const Icon = said === copied ? CheckIcon : LinkIcon
  return (
    <>
      <a
        href={`#${id}`}
        aria-label={`Copy link to ${heading}`}
        onClick={(event) => void copy(event)}
        className="touch-target grid size-8 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-hover hover:text-ink print:hidden"
      >
        <Icon aria-hidden className="size-4" />
      </a>
      <span
        role="status"
        className="grow basis-24 text-xs text-ink-soft empty:basis-0 print:hidden"
      >
        {said}
      </span>
    </>
  )
}
