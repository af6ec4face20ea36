import type { RollCall, RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDraftKey } from '../../hooks/use-kept-fields'
import type { RollCallParams } from '../../api/shared-queries'
import { useSaveMarks } from './api'
import {
  canBeSaved,
  draftOf,
  isShown,
  noMark,
  unsavedOf,
  type Draft,
  type DraftMark,
  readEdits,
  storeEdits,
} from './draft'

/** How long after the last change the marks are saved, in milliseconds. */
const saveDelay = 400

/**
 * The marks of a roll call: the server's, overridden by those that were typed. Typed marks are saved
 * automatically, a moment after each change; until then they are kept as a draft.
 */
export const useDraft = (params: RollCallParams, { rows }: RollCall) => {
  const name = useDraftKey(`roll-call:${params.kind}:${params.id}`)
  const [edits, setEdits] = useState(() => unsavedOf(rows, readEdits(name)))
  const { mutateAsync, isPending, isError, reset } = useSaveMarks(params, name)
  const draft = draftOf(rows, edits)
  const isUnsaved = canBeSaved(edits)

  const save = async () => {
    const saved = await mutateAsync()
    setEdits(readEdits(name))
    return saved
  }

  const saveQuietly = () => {
    // A toast reports the failure, and the screen shows it until the marks are saved.
    save().catch(() => undefined)
  }

  const saveUnsaved = useEffectEvent(() => {
    if (isUnsaved && !isPending && !isError) saveQuietly()
  })

  useEffect(() => {
    const timer = setTimeout(() => saveUnsaved(), saveDelay)
    return () => clearTimeout(timer)
  }, [edits, isPending])

  // Saves on leaving, so that other admins need not wait until this page is opened again.
  useEffect(() => () => saveUnsaved(), [])

  const change = (changed: Draft) => {
    const next = new Map([...readEdits(name), ...changed])
    storeEdits(name, next)
    setEdits(next)
    if (isError) reset()
  }

  return {
    draft,
    isUnsaved,
    isFailed: isError && isUnsaved,
    /** Saves, and returns whether the server then has exactly what is shown. */
    saveShown: async () => {
      const saved = await save()
      return isShown(saved.rows, draft)
    },
    retry: saveQuietly,
    mark: (userId: string, changed: Partial<DraftMark>) => {
      const { mark, minutes } = draft.get(userId) ?? noMark
      const seen = rows.find((row) => row.userId === userId)?.mark ?? ''
      // The server may have this mark already if its response was lost, so the edit keeps the mark it replaces.
      const { was = seen } = unsavedOf(rows, readEdits(name)).get(userId) ?? {}
      change(new Map([[userId, { mark, minutes, ...changed, was }]]))
    },
    /** Gives this mark to every one of these members who has none. */
    markOthers: (mark: DraftMark['mark'], among: readonly Pick<RollCallRow, 'userId'>[]) => {
      const others = among.filter(({ userId }) => (draft.get(userId) ?? noMark).mark === '')
      change(
        new Map(
          others.map(({ userId }) => [userId, { mark, minutes: '', isForOthers: true, was: '' }]),
        ),
      )
    },
  }
}
