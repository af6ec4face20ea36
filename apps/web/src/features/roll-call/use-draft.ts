import type { RollCall } from '@tropa/contract/roll-call/roll-call'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RollCallParams } from './api'
import { useSaveMarks } from './api'
import { draftOf, isExcused, noMark, unsavedOf, type Draft, type DraftMark } from './draft'

/** How long after the last change the marks are saved, in milliseconds. */
const saveDelay = 400

/**
 * The marks of a roll call: those that the server has, and above them those that were typed. They are
 * saved by themselves, a moment after each change.
 */
export const useDraft = (params: RollCallParams, { rows }: RollCall) => {
  const [edits, setEdits] = useState<Draft>(new Map())
  const [knownRows, setKnownRows] = useState(rows)
  const [isUnsaved, setIsUnsaved] = useState(false)
  const saving = useSaveMarks(params)
  const latest = useRef({ rows, edits })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changes = useRef(0)
  const draft = draftOf(rows, edits)

  // What is saved may be changed by another admin from now on.
  if (rows !== knownRows) {
    setKnownRows(rows)
    setEdits(unsavedOf(rows, edits))
  }

  useEffect(() => {
    latest.current = { rows, edits }
  }, [rows, edits])

  const save = async (shown?: RollCall['rows']) => {
    clearTimeout(timer.current)
    const saved = changes.current
    await saving.mutateAsync({ edits: latest.current.edits, ...(shown && { rows: shown }) })
    if (changes.current === saved) setIsUnsaved(false)
  }

  const saveQuietly = (shown?: RollCall['rows']) => {
    // The failure is told by a toast, and stays on the screen until the marks are saved.
    save(shown).catch(() => undefined)
  }

  const change = (changed: Draft) => {
    const next = new Map([...latest.current.edits, ...changed])
    latest.current = { rows, edits: next }
    changes.current += 1
    setEdits(next)
    setIsUnsaved(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(saveQuietly, saveDelay)
  }

  const leave = useEffectEvent(() => {
    // There is no time to ask the server first.
    if (isUnsaved && !saving.isError) saveQuietly(latest.current.rows)
  })

  // Somebody who leaves within the delay loses no mark.
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    draft,
    isUnsaved,
    isFailed: saving.isError && isUnsaved,
    /** Saves exactly what is shown. */
    saveShown: () => save(latest.current.rows),
    retry: () => saveQuietly(),
    mark: (userId: string, changed: Partial<DraftMark>) => {
      const { mark, minutes } = draft.get(userId) ?? noMark
      change(new Map([[userId, { mark, minutes, ...changed }]]))
    },
    /** Gives everybody who has no mark this one. */
    markOthers: (mark: DraftMark['mark']) => {
      const open = rows.filter(
        (row) => !isExcused(row) && (draft.get(row.userId) ?? noMark).mark === '',
      )
      change(new Map(open.map(({ userId }) => [userId, { mark, minutes: '', isForOthers: true }])))
    },
  }
}
