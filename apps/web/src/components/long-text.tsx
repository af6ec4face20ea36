import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How many lines of a long text are shown; `max-h-[6lh]` below is the same. */
const shownLines = 6

/** Characters on a line where the text is widest, about. */
const lineLength = 90

const countLines = (text: string) =>
  text
    .split(/\n+/)
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / lineLength)), 0)

/** Whether a text takes more than the lines that are shown of it, however wide it is drawn. */
const isLong = (text: string) => countLines(text) > shownLines

/** `line-clamp` does not cut a text of several blocks, so its height does; its last line fades. */
const cut =
  'max-h-[6lh] overflow-hidden print:max-h-none print:[mask-image:none] [mask-image:linear-gradient(black_calc(100%_-_1.5lh),transparent)]'

interface MoreButtonProps {
  isExpanded: boolean
  onExpand: (isExpanded: boolean) => void
  children: ReactNode
}

/** Shows the rest of what is cut, and cuts it again. */
export const MoreButton = ({ isExpanded, onExpand, children }: MoreButtonProps) => (
  <button
    type="button"
    aria-expanded={isExpanded}
    onClick={() => onExpand(!isExpanded)}
    className="touch-target print:hidden rounded-control text-xs font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
  >
    {children}
  </button>
)

/** Keeps links that cannot be seen out of the tab order. */
const skipHiddenLinks = (box: HTMLElement) => {
  const observer = new IntersectionObserver(
    (entries) =>
      entries.forEach(({ target, isIntersecting }) => {
        if (target instanceof HTMLElement) target.tabIndex = isIntersecting ? 0 : -1
      }),
    { root: box },
  )
  const links = box.querySelectorAll('a')
  links.forEach((link) => observer.observe(link))
  return () => {
    observer.disconnect()
    links.forEach((link) => (link.tabIndex = 0))
  }
}

interface LongTextProps {
  text: string
  /** Shown in place of the plain text, for example with links. */
  children?: ReactNode
}

/** A text with its line breaks; a long one is cut until its button is pressed. */
export const LongText = ({ text, children = text }: LongTextProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [isExpanded, setIsExpanded] = useState(false)
  const long = isLong(text)
  const isCut = long && !isExpanded
  useEffect(() => (isCut && box.current ? skipHiddenLinks(box.current) : undefined), [isCut, text])
  return (
    <div className="grid justify-items-start gap-1">
      <div
        ref={box}
        dir="auto"
        className={`max-w-text min-w-0 whitespace-pre-line wrap-anywhere ${isCut ? cut : ''}`}
        // A search in the page has found something that cannot be seen.
        onScroll={() => setIsExpanded(true)}
      >
        {children}
      </div>
      {long ? (
        <MoreButton isExpanded={isExpanded} onExpand={setIsExpanded}>
          {isExpanded ? 'Show less' : 'Show more'}
        </MoreButton>
      ) : null}
    </div>
  )
}
