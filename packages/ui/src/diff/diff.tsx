import { useMemo, type ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { compareWords, type Piece } from './compare-words'

export type DiffProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** The text before the change; `null` or an empty text if there was none. */
  was: string | null
  /** The text after the change; `null` or an empty text if it was removed. */
  now: string | null
  wasLabel?: string
  nowLabel?: string
  /** Stands in the place of a text that is not there. */
  emptyText?: string
  /** Said by screen readers before words that are gone. */
  removedText?: string
  /** Said by screen readers before words that are new. */
  addedText?: string
}

const marks = {
  del: 'bg-red-ground text-red-text line-through decoration-1',
  ins: 'bg-green-ground font-semibold text-green-text underline decoration-2 underline-offset-2',
}

type SideProps = {
  label: string
  pieces: readonly Piece[]
  as: 'del' | 'ins'
  spoken: string
  emptyText: string
}

const Side = ({ label, pieces, as: Mark, spoken, emptyText }: SideProps) => (
  <>
    <dt className="font-semibold text-ink-soft">{label}</dt>
    <dd className="max-w-prose min-w-0 wrap-anywhere whitespace-pre-line">
      {pieces.length === 0 ? <span className="text-ink-soft">{emptyText}</span> : null}
      {pieces.map(({ text, isChanged }, index) =>
        isChanged ? (
          <Mark key={index} className={cn('rounded-xs px-0.5', marks[Mark])}>
            <span className="sr-only select-none"> {spoken} </span>
            {text}
          </Mark>
        ) : (
          text
        ),
      )}
    </dd>
  </>
)

/**
 * What a text was and what it is now, with the words that differ marked. Words are compared, not letters.
 */
export const Diff = ({
  was,
  now,
  wasLabel = 'Was',
  nowLabel = 'Now',
  emptyText = 'Nothing',
  removedText = 'removed:',
  addedText = 'added:',
  className,
  ...props
}: DiffProps) => {
  const pieces = useMemo(() => compareWords(was ?? '', now ?? ''), [was, now])
  return (
    <dl
      data-slot="diff"
      className={cn('grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm', className)}
      {...props}
    >
      <Side
        label={wasLabel}
        pieces={pieces.was}
        as="del"
        spoken={removedText}
        emptyText={emptyText}
      />
      <Side
        label={nowLabel}
        pieces={pieces.now}
        as="ins"
        spoken={addedText}
        emptyText={emptyText}
      />
    </dl>
  )
}
