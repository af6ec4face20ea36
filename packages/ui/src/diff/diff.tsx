import { useMemo, type ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { compareWords, type Piece } from './compare-words'

export type DiffProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** The text before the change; `null` or an empty text if there was none. */
  was: string | null
  /** The text after the change; `null` or an empty text if it was removed. */
  now: string | null
}

/** Said by screen readers before words that are gone or new. */
const spoken = { del: 'removed:', ins: 'added:' }

const marks = {
  del: 'bg-red-ground text-red-text line-through decoration-1',
  ins: 'bg-green-ground font-semibold text-green-text underline decoration-2 underline-offset-2',
}

type SideProps = { label: string; pieces: readonly Piece[]; as: 'del' | 'ins' }

/** The white space before and after the words of a text, and the words. */
const splitEdges = (text: string) => {
  const words = text.trim() || text
  // They are in the text once, so that only its edges are left.
  const [before, after] = text.split(words)
  return [before, words, after]
}

type MarkedProps = { text: string; as: 'del' | 'ins' }

/** Changed words. The space that came or went with them belongs to the change, but is not coloured. */
const Marked = ({ text, as: Mark }: MarkedProps) => {
  const [before, words, after] = splitEdges(text)
  return (
    <Mark className="no-underline">
      {before}
      <span className={cn('rounded-xs px-0.5', marks[Mark])}>
        <span className="sr-only select-none"> {spoken[Mark]} </span>
        {words}
      </span>
      {after}
    </Mark>
  )
}

const Side = ({ label, pieces, as }: SideProps) => (
  <>
    <dt className="font-semibold text-ink-soft">{label}</dt>
    <dd dir="auto" className="max-w-prose min-w-0 wrap-anywhere whitespace-pre-line">
      {pieces.length === 0 ? <span className="text-ink-soft">Nothing</span> : null}
      {pieces.map(({ text, isChanged }, index) =>
        isChanged ? <Marked key={index} text={text} as={as} /> : text,
      )}
    </dd>
  </>
)

/**
 * What a text was and what it is now, with the words that differ marked, before somebody confirms it
 * again. Words are compared, not letters: write both in the same way, one value at a time.
 */
export const Diff = ({ was, now, className, ...props }: DiffProps) => {
  const pieces = useMemo(() => compareWords(was ?? '', now ?? ''), [was, now])
  return (
    <dl
      data-slot="diff"
      className={cn('grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm', className)}
      {...props}
    >
      <Side label="Was" pieces={pieces.was} as="del" />
      <Side label="Now" pieces={pieces.now} as="ins" />
    </dl>
  )
}
