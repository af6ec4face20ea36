import { useState, type ReactNode } from 'react'

const isLong = (text: string) => text.length > 320 || text.split('\n').length > 6

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
        className={`max-w-text min-w-0 whitespace-pre-line [overflow-wrap:anywhere] ${long && !isExpanded ? 'line-clamp-6' : ''}`}
      >
        {children}
      </div>
      {long ? (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          className="touch-target rounded-control text-xs font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {isExpanded ? 'Show less' : 'Show more'}
        </button>
      ) : null}
    </div>
  )
}
