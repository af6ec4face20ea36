import { useEffect, useState, type MouseEvent } from 'react'

/** Milliseconds for which the link says that it was copied. */
const copiedFor = 2000

/** A link to a section beside its heading, which also copies its address. */
export const SectionLink = ({ id, heading }: { id: string; heading: string }) => {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // Where copying is not allowed, the link still puts the address into the bar.
    await navigator.clipboard.writeText(currentTarget.href).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }

  return (
    <>
      <a
        href={`#${id}`}
        aria-label={`Copy link to ${heading}`}
        onClick={(event) => void copy(event)}
        className="touch-target grid size-8 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-hover hover:text-ink print:hidden"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="size-4"
        >
          {isCopied ? (
            <path d="M20 6 9 17l-5-5" />
          ) : (
            <path d="M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7" />
          )}
        </svg>
      </a>
      <span role="status" className="text-xs text-ink-soft print:hidden">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  )
}
