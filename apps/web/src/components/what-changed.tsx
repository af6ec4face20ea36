import { Banner } from '@tropa/ui/banner'
import { Diff } from '@tropa/ui/diff'
import { Disclosure, type DisclosureProps } from '@tropa/ui/disclosure'
import { useState, type ReactNode } from 'react'

interface Change {
  heading: string
  /** Null where the text is new. */
  before: string | null
  /** Null where the text is gone. */
  after: string | null
}

/** Texts as they were and as they are, with the words that differ marked. */
export const Changes = ({ changes }: { changes: readonly Change[] }) => (
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

interface WhatChangedProps extends Pick<DisclosureProps, 'quiet'> {
  /** Tells several on one page apart, for screen readers. */
  about?: string
  children: ReactNode
}

/** A disclosure whose content is rendered only once it has been opened. */
export const WhatChanged = ({ about, children, ...look }: WhatChangedProps) => {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Disclosure
      {...look}
      title={
        <>
          See what changed
          {about === undefined ? null : <span className="sr-only">: {about}</span>}
        </>
      }
      className="print:hidden"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true)
      }}
    >
      {wasOpened ? children : null}
    </Disclosure>
  )
}

interface ChangedByOthersProps {
  /** Why the form was refused, in the server's sentence; undefined until then. */
  refusal: string | undefined
  /** What is edited, such as `to-do`. */
  noun: string
  /** The changes since the form was opened. */
  changes: readonly Change[]
  /** Whether saving replaces a field that somebody else has changed too. */
  isReplacing: boolean
}

/** Says in a form that somebody else has changed what it edits since it was opened, and shows the changes. */
export const ChangedByOthers = ({ refusal, noun, changes, isReplacing }: ChangedByOthersProps) => (
  <div role="status" className="empty:absolute">
    {refusal === undefined ? null : (
      <Banner className="grid gap-3 text-ink">
        <p className="font-semibold">{refusal}</p>
        {changes.length > 0 ? <Changes changes={changes} /> : null}
        <p>
          What you typed is kept and can be copied.
          {changes.length > 0 ? ` Any other field shows what the ${noun} says now.` : null}
          {isReplacing ? ' Saving replaces what is stored now.' : null}
        </p>
      </Banner>
    )}
  </div>
)
