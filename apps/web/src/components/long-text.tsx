import { useState, type ReactNode } from 'react'

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

interface LongTextProps {
  text: string
  /** Shown in place of the plain text, for example with links. */
  children?: ReactNode
}

/** A text with its line breaks; a long one is cut until its button is pressed. */
export const LongText = ({ text, children = text }: LongTextProps) => {
  const [isExpanded, setIsExpanded] = useState(false)
  const long = isLong(text)
  return (
    <div className="grid justify-items-start gap-1">
      <div
        dir="auto"
        className={`max-w-text min-w-0 whitespace-pre-line [overflow-wrap:anywhere] ${long && !isExpanded ? cut : ''}`}
      >
        {children}
      </div>
      {long ? (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          className="touch-target print:hidden rounded-control text-xs font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {isExpanded ? 'Show less' : 'Show more'}
        </button>
      ) : null}
    </div>
  )
}
