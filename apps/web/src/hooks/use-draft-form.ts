import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { dropDraft, keepDraft, readDraft } from '../session/drafts'
import { useMember } from '../session/member-context'

interface DraftFormOptions<Fields extends FieldValues, Output> {
  /** What the form is about; the member's name is added. */
  name: string
  resolver: Resolver<Fields, unknown, Output>
  empty: DefaultValues<NoInfer<Fields>>
  /** Takes from an earlier draft what still fits the fields. */
  restore: (draft: Record<string, unknown>) => DefaultValues<NoInfer<Fields>>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A form that remembers what was typed over a reload, until it is sent or given up. */
export const useDraftForm = <Fields extends FieldValues, Output>({
  name,
  resolver,
  empty,
  restore,
}: DraftFormOptions<Fields, Output>) => {
  const { username } = useMember()
  const key = `${name}:${username}`
  const [draft] = useState(() => readDraft(key))
  const [isTouched, setIsTouched] = useState(isRecord(draft))
  const form = useForm<Fields, unknown, Output>({
    resolver,
    defaultValues: isRecord(draft) ? restore(draft) : empty,
  })
  const { subscribe, reset } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setIsTouched(true)
          keepDraft(key, values)
        },
      }),
    [subscribe, key],
  )

  return {
    form,
    /** Something was edited since the form was empty. */
    isTouched,
    /** Empties the form and forgets the draft. */
    discard: () => {
      reset(empty)
      dropDraft(key)
      setIsTouched(false)
    },
  }
}
