import { useState } from 'react'

const isLong = (text: string) => text.length > 320 || text.split('\n').length > 6

/** A text as it was typed; a long one shows its beginning until asked for the rest. */
export const LongText = ({ text }: { text: string }) => {
  const [isWhole, setIsWhole] = useState(false)
  const long = isLong(text)
  return (
    <div className="grid justify-items-start gap-1">
      <p
        dir="auto"
        className={`max-w-text min-w-0 whitespace-pre-line [overflow-wrap:anywhere] ${long && !isWhole ? 'line-clamp-6' : ''}`}
      >
        {text}
      </p>
      {long ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="touch-target rounded-control text-xs font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {isWhole ? 'Show less' : 'Show more'}
        </button>
      ) : null}
    </div>
  )
}
