import { isRecord } from '@tropa/contract/base/is-record'
import { toast } from '@tropa/ui/toast'
import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { hasStatus, isOutdated, serverMessage } from '../api/api-failure'
import { toastFailure } from '../api/toast-failure'
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../session/form-drafts'
import type { ItemDialog } from './use-item-dialog'
import { textsOf, useDraftKey } from './use-kept-fields'

export interface EditedRow {
  _id: string
  version: number
}

interface EditFormOptions<Row, Fields extends FieldValues, Output> {
  /** Names the draft; the row's id is added. */
  name: string
  /** What a row is called, such as `to-do`. */
  noun: string
  /** The row as its card showed it. */
  row: Row
  /** Checks a row that was stored with a draft. */
  schema: z.ZodMiniType<Row>
  resolver: Resolver<Fields, unknown, Output>
  fieldsOf: (row: Row) => DefaultValues<NoInfer<Fields>>
  /** Takes the values that still fit the fields from a stored draft. */
  restore: (typed: Record<string, unknown>) => DefaultValues<NoInfer<Fields>>
  /** Loads the row as it is now; returns undefined, or fails with a 404, if it is gone. */
  load: () => Promise<Row | undefined>
  dialog: Pick<ItemDialog<unknown>, 'isOpen' | 'close' | 'returnFocusTo'>
}

/**
 * The form in a dialog that edits a row of a list. Its draft outlives the session and the tab until it is closed.
 * If somebody else has changed the row in the meantime, the form takes over the changes and keeps what was typed
 * before it can be sent again.
 */
export const useEditForm = <Row extends EditedRow, Fields extends FieldValues, Output>(
  options: EditFormOptions<Row, Fields, Output>,
) => {
  const { name, noun, row, schema, resolver, fieldsOf, restore, load, dialog } = options
  const key = useDraftKey(`${name}:${row._id}`)
  // Stored together with the row that it edits, because somebody else may change that.
  const [draft] = useState(() => {
    const stored = readFormDraft(key)
    if (!isRecord(stored) || !isRecord(stored.typed)) return undefined
    const { data } = schema.safeParse(stored.base)
    return data && { base: data, typed: restore(stored.typed), askAgain: stored.askAgain !== false }
  })
  const [opened] = useState(draft?.base ?? row)
  // At first the row as it was opened, after a conflict the current one.
  const [base, setBase] = useState(opened)
  const [refusal, setRefusal] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const [askAgain, setAskAgain] = useState(draft?.askAgain ?? true)
  const form = useForm<Fields, unknown, Output>({ resolver, defaultValues: fieldsOf(opened) })
  const { control, reset, formState } = form
  const typed = useWatch({ control })
  const before = textsOf(fieldsOf(opened))
  const own = textsOf(typed)
  const isReplacing = Object.entries(textsOf(fieldsOf(base))).some(
    ([field, now]) => now !== before[field] && now !== own[field],
  )
  const isTouched = formState.isDirty || !askAgain
  const close = () => {
    deleteFormDraft(key)
    dialog.close()
  }

  useEffect(() => {
    if (draft) reset(draft.typed, { keepDefaultValues: true })
  }, [draft, reset])

  useEffect(() => {
    if (isTouched) saveFormDraft(key, { base, typed, askAgain })
    else deleteFormDraft(key)
  }, [isTouched, key, base, typed, askAgain])

  return {
    form,
    noun,
    /** The row when the form was opened, and as the fields show it now. */
    opened,
    base,
    /** Why the edit of the opened row was refused: somebody else has changed, closed or deleted the row. */
    refusal,
    /** Whether saving replaces a field that somebody else has changed too. */
    isReplacing,
    /** Whether saving asks everybody again, where the form offers that. */
    askAgain,
    setAskAgain,
    isTouched,
    /** Takes the version that this edit stored, when sending its people failed afterwards. */
    takeVersion: (stored?: Pick<Row, 'version'>) => {
      if (stored) setBase({ ...base, version: stored.version })
    },
    dialog: {
      ...dialog,
      isRefused,
      close,
    },
    /**
     * Shows above the fields why the edit was refused, and takes over what somebody else changed. Closes the form if the
     * row already has what was typed, because an earlier attempt whose answer was lost has stored it.
     */
    fail: async (error: unknown) => {
      if (!isOutdated(error)) return
      setRefusal(serverMessage(error, `Failed to save the ${noun}`))
      try {
        const present = await load()
        // The row is gone, or unchanged but closed: the next attempt would be refused too.
        const isFinal = present === undefined || present.version === base.version
        setIsRefused(isFinal)
        if (!present) return
        const stored = textsOf(fieldsOf(present))
        const isStored = Object.entries(textsOf(form.getValues())).every(
          ([field, text]) => text === stored[field],
        )
        if (isStored && !isFinal) {
          toast.success(`The ${noun} already has these changes.`)
          close()
          return
        }
        setBase(present)
        reset(fieldsOf(present), { keepDirtyValues: true })
      } catch (failure) {
        if (hasStatus(failure, 404)) setIsRefused(true)
        // The next attempt to save loads it again.
        else toastFailure(failure, `Failed to load the ${noun}`)
      }
    },
  }
}

export type EditForm<Row extends EditedRow, Fields extends FieldValues, Output> = ReturnType<
  typeof useEditForm<Row, Fields, Output>
>
