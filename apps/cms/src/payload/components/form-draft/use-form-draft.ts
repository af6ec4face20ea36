'use client'

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useOperation,
  useServerFunctions,
} from '@payloadcms/ui'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { formValues } from '../../parts/form-values'
import { mergeTexts, type ChosenTheirs, type Conflict } from '../../parts/merge'
import {
  changeDrafts,
  changedValues,
  draftsKey,
  parseDrafts,
  readDrafts,
  removeOldDrafts,
  watchDrafts,
  withDraft,
  withoutDrafts,
  type FormDraft,
} from './stored-drafts'

const newName = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

/** The name of this form, and another one each time the server sends the document again. */
const useFormName = (initialState: unknown) => {
  const [form, setForm] = useState(() => ({ name: newName(), of: initialState }))
  if (form.of !== initialState) setForm({ name: newName(), of: initialState })
  return form.name
}

const useDraftsKey = () => {
  const { user } = useAuth()
  // If the session ends or changes under an open form, its text still belongs to the member who typed it.
  const [memberId] = useState(() => String(user?.id ?? ''))
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const document = globalSlug ?? `${collectionSlug ?? ''}:${id ?? 'new'}`
  return draftsKey(memberId, document)
}

/** Stores what is typed into the form around it, and removes it once it is saved. */
const useKeeping = (key: string, form: string) => {
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const { setModified } = useForm()
  const isInitializing = useFormInitializing()
  const { initialState, data } = useDocumentInfo()
  const state = useRef({ form: '', document: {}, isStored: false })
  const saved = useRef(data)

  useEffect(() => {
    if (saved.current === data) return
    saved.current = data
    // Only a save changes the data while the form is being sent; otherwise the server sent the document again.
    if (!isProcessing) return
    changeDrafts(key, (drafts) => withoutDrafts(drafts, [form]))
    state.current.isStored = false
  }, [key, form, data, isProcessing])

  useEffect(() => {
    if (isInitializing || isProcessing) return
    const values = formValues(fields)
    const typed = state.current
    if (typed.form !== form) {
      // The form itself shows the new document one render later: what stands there was typed into the one before.
      state.current = { form, document: formValues(initialState ?? {}), isStored: false }
      if (!isModified || typed.form === '') return
    }
    if (!isModified) {
      if (!typed.isStored) typed.document = values
      // A refused “Publish” leaves the form unmodified in Payload's eyes, and “Save Draft” disabled.
      else if (isRefused) setModified(true)
      return
    }
    const changed = changedValues(typed.document, values)
    typed.isStored = Object.keys(changed).length > 0
    const base = Object.fromEntries(
      Object.entries(typed.document).filter(([name]) => Object.hasOwn(changed, name)),
    )
    const draft = { form: typed.form, typedAt: new Date().toISOString(), values: changed, base }
    changeDrafts(key, (drafts) =>
      typed.isStored ? withDraft(drafts, draft) : withoutDrafts(drafts, [draft.form]),
    )
  }, [
    key,
    form,
    fields,
    initialState,
    isModified,
    isProcessing,
    isRefused,
    isInitializing,
    setModified,
  ])
}

/**
 * Asks Payload to validate the form again after a refusal, and whenever fewer fields are wrong. A validation that
 * began before the refusal returns no messages, and would remove those of the refusal when it ends after it. Only
 * validators of fields are asked again: what a hook refuses is not named.
 */
const useReasons = () => {
  const [fields, dispatchFields] = useAllFormFields()
  const isRefused = useFormSubmitted()
  const wrong = Object.values(fields).filter(({ valid }) => valid === false).length
  const wrongBefore = useRef(Infinity)
  useEffect(() => {
    if (isRefused && wrong < wrongBefore.current) {
      // Payload asks whenever a field has changed; this one is never saved.
      dispatchFields({ type: 'UPDATE', path: 'formDraft', initialValue: Date.now() })
    }
    wrongBefore.current = isRefused ? wrong : Infinity
  }, [isRefused, wrong, dispatchFields])
}

/** Puts values into the form around it as if they had been typed. Says whether it could. */
const useFill = () => {
  const { getData, replaceState, setModified } = useForm()
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const operation = useOperation()
  return async (values: Record<string, unknown>): Promise<boolean> => {
    const { state } = await getFormState({
      ...(id === undefined ? {} : { id }),
      ...(globalSlug === undefined ? { collectionSlug: collectionSlug ?? '' } : { globalSlug }),
      data: { ...getData(), ...values },
      docPermissions: docPermissions ?? { fields: true },
      docPreferences: await getDocPreferences(),
      operation: operation ?? 'update',
      renderAllFields: true,
      schemaPath: globalSlug ?? collectionSlug ?? '',
      skipValidation: true,
    })
    if (!state) return false
    replaceState(state)
    setModified(true)
    return true
  }
}

/**
 * Keeps what is typed into the form around it in the browser, and finds what was typed before and
 * not saved.
 */
export const useFormDraft = () => {
  const { initialState, getDocPreferences } = useDocumentInfo()
  const key = useDraftsKey()
  const form = useFormName(initialState)
  const fill = useFill()
  const { getFields } = useForm()
  useKeeping(key, form)
  useReasons()
  useEffect(removeOldDrafts, [])
  useEffect(() => {
    // Do not offer what was saved although its answer was lost.
    const stored = formValues(initialState ?? {})
    changeDrafts(key, (drafts) =>
      drafts.filter(
        (draft) =>
          draft.form === form || Object.keys(changedValues(stored, draft.values)).length > 0,
      ),
    )
  }, [key, form, initialState])
  // Payload asks for them at the first keystroke. If the connection is lost at that moment, every save of the
  // form would wait for the response that never came.
  useEffect(() => void getDocPreferences(), [getDocPreferences])

  const text = useSyncExternalStore(
    watchDrafts,
    () => readDrafts(key),
    () => null,
  )
  const offered = useMemo<FormDraft | undefined>(
    () => parseDrafts(text).find((draft) => draft.form !== form),
    [text, form],
  )
  const discard = (draft: FormDraft) =>
    changeDrafts(key, (drafts) => withoutDrafts(drafts, [draft.form]))
  const merge = ({ base, values }: FormDraft, chosen?: ChosenTheirs) =>
    base ? mergeTexts(base, values, formValues(getFields()), chosen) : { values, conflicts: [] }
  const restore = async (draft: FormDraft, chosen: ChosenTheirs): Promise<boolean> => {
    if (!(await fill(merge(draft, chosen).values))) return false
    changeDrafts(key, (drafts) =>
      withDraft(withoutDrafts(drafts, [draft.form]), { ...draft, form }),
    )
    return true
  }
  const conflictsOf = (draft: FormDraft): Conflict[] => merge(draft).conflicts
  return { offered, conflictsOf, discard, restore }
}
