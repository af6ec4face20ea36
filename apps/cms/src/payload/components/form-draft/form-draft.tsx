'use client'

import '../tools.css'
import { Button, useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { noResponse } from '@tropa/contract/errors'
import { useState } from 'react'
import { isSame, labelOfPart, textOfPart } from '../../parts/changed-parts'
import type { ChosenTheirs, Conflict } from '../../parts/merge'
import { Problem } from '../problem'
import { LocalTime } from '../versions/local-time'
import type { FormDraft as StoredDraft } from './stored-drafts'
import { useFormDraft } from './use-form-draft'

interface ConflictsProps {
  conflicts: Conflict[]
  chosen: ChosenTheirs
  onChoose: (chosen: ChosenTheirs) => void
}

/** Shows both texts of each part that somebody else has changed too. */
const Conflicts = ({ conflicts, chosen, onChoose }: ConflictsProps) => {
  const { user } = useAuth()
  const { data, docConfig } = useDocumentInfo()
  const fields = docConfig?.fields ?? []
  const by: unknown = data?.changedBy
  const isOther = typeof by === 'string' && by !== user?.username
  const who = isOther ? by : 'you in another window'
  const choose = (key: string, isTheirs: boolean) =>
    onChoose(new Set([...chosen].filter((each) => each !== key).concat(isTheirs ? key : [])))
  return conflicts.map(({ key, mine, theirs }) => (
    <fieldset key={key} className="tool__set form-draft__conflict">
      <legend>
        {labelOfPart(fields, key, mine)} was changed by {who} too
      </legend>
      {[mine, theirs].map((text, index) => (
        <label key={index} className="tool__choice">
          <input
            type="radio"
            name={`conflict-${key}`}
            checked={chosen.has(key) === (index === 1)}
            onChange={() => choose(key, index === 1)}
          />
          <span>
            {index === 0 ? 'Yours' : 'What is saved'}: <q>{textOfPart(fields, text)}</q>
          </span>
        </label>
      ))}
    </fieldset>
  ))
}

type OfferProps = Omit<ReturnType<typeof useFormDraft>, 'offered'> & { offered: StoredDraft }

const Offer = ({ offered, conflictsOf, discard, restore }: OfferProps) => {
  const [problem, setProblem] = useState('')
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const [chosen, setChosen] = useState<ChosenTheirs>(new Set())
  return (
    <section className="form-draft" aria-label="Unsaved changes">
      <p role="status">
        You have unsaved changes from <LocalTime date={offered.typedAt} />
      </p>
      <Conflicts conflicts={conflicts} chosen={chosen} onChoose={setChosen} />
      <div className="tool__actions">
        <Button
          size="medium"
          onClick={() => {
            const found = conflictsOf(offered)
            // Asked again if somebody has saved another text since.
            if (!isSame(found, conflicts)) {
              setConflicts(found)
              setChosen(new Set())
              return
            }
            void restore(offered, chosen).then((isRestored) =>
              setProblem(isRestored ? '' : noResponse),
            )
          }}
        >
          Restore
        </Button>
        <Button size="medium" buttonStyle="secondary" onClick={() => discard(offered)}>
          Discard
        </Button>
      </div>
      <Problem text={problem} />
    </section>
  )
}

/**
 * Keeps what an editor types into a document in the browser, and offers on return what was not saved.
 * A field of every form in the panel, which stores nothing in the document.
 */
export const FormDraft = () => {
  const { disabled } = useForm()
  const { offered, ...draft } = useFormDraft()
  if (!offered || disabled) return null
  return <Offer key={offered.form} offered={offered} {...draft} />
}
