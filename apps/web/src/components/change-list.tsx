import { Diff } from '@tropa/ui/diff'

export interface Change {
  heading: string
  /** Null where the text is new. */
  before: string | null
  /** Null where the text is gone. */
  after: string | null
}

/** Texts as they were and as they are, with the words that differ marked. */
export const ChangeList = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="grid gap-4">
    {changes.map(({ heading, before, after }, index) => (
      <li key={index} className="grid gap-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {heading}
        </p>
        <Diff was={before} now={after} />
      </li>
    ))}
  </ul>
)
