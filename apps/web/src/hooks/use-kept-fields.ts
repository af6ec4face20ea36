import { isRecord } from '@tropa/contract/base/is-record'
import { useEffect, useMemo, useState } from 'react'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import {
  deleteFormDraft,
  type DraftKey,
  readFormDraft,
  saveFormDraft,
} from '../session/form-drafts'
import { useMember } from '../session/member-context'
import type { ItemDialog } from './use-item-dialog'

/** The key of a draft of the signed-in member. */
export const useDraftKey = (name: string): DraftKey => {
  const { id } = useMember()
  return useMemo(() => ({ name, member: { id } }), [name, id])
}

/** Whether a stored value has the type of the field; a field without a value holds text. */
const isLike = (present: unknown, stored: unknown) =>
  Array.isArray(present) ? Array.isArray(stored) : typeof stored === typeof (present ?? '')

/** The fields of a form that differ from what it started with. */
export const changedFields = (values: object, dirtyFields: object) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in dirtyFields))

/** Makes fields comparable, because some are lists. */
export const textsOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]))

/** Call it before a form is sent. Returns a function that takes over what was saved and keeps what was typed since. */
export const savedOver = <Fields extends FieldValues, Output>({
  getValues,
  reset,
}: UseFormReturn<Fields, unknown, Output>) => {
  const sent = textsOf(getValues())
  return (saved: Fields) => {
    const texts = textsOf(getValues())
    const since = Object.entries(getValues()).filter(([field]) => texts[field] !== sent[field])
    reset(saved)
    reset({ ...saved, ...Object.fromEntries(since) }, { keepDefaultValues: true })
  }
}

/**
 * Stores the changed fields and restores them over the form's initial values, until they are sent or discarded.
 * Never for a form with a password or a code.
 *
 * @returns a function that removes the stored fields, to call once they are sent or discarded
 */
export const useKeptFields = <Fields extends FieldValues, Output>(
  { control, reset, getValues, formState }: UseFormReturn<Fields, unknown, Output>,
  name: string,
) => {
  const key = useDraftKey(name)
  const [draft] = useState(() => readFormDraft(key))
  const { isDirty, dirtyFields } = formState
  const typed = useWatch({ control })

  useEffect(() => {
    if (!isRecord(draft)) return
    const present = getValues()
    const fitting = Object.entries(draft).filter(
      ([field, value]) => field in present && isLike(present[field], value),
    )
    reset({ ...present, ...Object.fromEntries(fitting) }, { keepDefaultValues: true })
  }, [draft, getValues, reset])

  useEffect(() => {
    if (!isDirty) return deleteFormDraft(key)
    saveFormDraft(key, changedFields(typed, dirtyFields))
  }, [dirtyFields, isDirty, key, typed])

  return () => deleteFormDraft(key)
}

/** Keeps the changed fields of a form in a dialog until that is closed. Returns the props for its `FormDialog`. */
export const useKeptDialog = <Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  name: string,
  dialog: Omit<ItemDialog<unknown>, 'ask'>,
) => {
  const discard = useKeptFields(form, name)
  const close = () => {
    discard()
    dialog.close()
  }
  return { dialog: { ...dialog, close }, isTouched: form.formState.isDirty }
}
