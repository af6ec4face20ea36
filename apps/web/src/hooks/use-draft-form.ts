import { isRecord } from '@tropa/contract/base/is-record'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../session/form-drafts'
import type { ItemDialog } from './use-item-dialog'
import { useDraftKey } from './use-kept-fields'

interface DraftFormOptions<Fields extends FieldValues, Output> {
  /** Names the draft, which belongs to the signed-in member. */
  name: string
  resolver: Resolver<Fields, unknown, Output>
  /** Returns the fields before anything is typed, as of now. */
  empty: () => DefaultValues<NoInfer<Fields>>
  /** Takes the values that still fit the fields from a stored draft. */
  restore: (draft: Record<string, unknown>) => DefaultValues<NoInfer<Fields>>
  /** The state of the dialog, unless its own trigger or a restored draft opens it. */
  dialog?: Pick<ItemDialog<unknown>, 'isOpen' | 'close' | 'returnFocusTo'>
}

/** A form in a dialog, whose draft outlives the session and the tab until the dialog is closed. */
export const useDraftForm = <Fields extends FieldValues, Output>({
  name,
  resolver,
  empty,
  restore,
  dialog,
}: DraftFormOptions<Fields, Output>) => {
  const key = useDraftKey(name)
  const [draft] = useState(() => readFormDraft(key))
  const [isTouched, setIsTouched] = useState(isRecord(draft))
  const [isOpen, setIsOpen] = useState(isTouched)
  const form = useForm<Fields, unknown, Output>({
    resolver,
    defaultValues: isRecord(draft) ? restore(draft) : empty(),
  })
  const { subscribe, reset } = form
  const shown = dialog ?? { isOpen, close: () => setIsOpen(false) }

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setIsTouched(true)
          saveFormDraft(key, values)
        },
      }),
    [subscribe, key],
  )

  const discard = () => {
    reset(empty())
    deleteFormDraft(key)
    setIsTouched(false)
  }

  return {
    form,
    /** Whether anything was edited since the form was empty; a restored draft counts. */
    isTouched,
    dialog: {
      ...shown,
      open: () => {
        // Empty fields may contain the current time, and the screen may have been open for hours.
        if (!isTouched) discard()
        setIsOpen(true)
      },
      close: () => {
        discard()
        shown.close()
      },
    },
  }
}
