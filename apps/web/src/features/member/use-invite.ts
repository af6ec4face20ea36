import type { Invite } from '@tropa/contract/invite'
import { inviteMessages } from '@tropa/contract/invite'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { apiFailure } from '../../api/api-failure'

/** What is known of the invite in the address. */
export type InviteState =
  | { kind: 'reading' }
  | { kind: 'ready'; token: string; invite: Invite }
  | { kind: 'worthless'; message: string }
  | { kind: 'unanswered' }

const look = async (token: string): Promise<InviteState> => {
  if (token === '') return { kind: 'worthless', message: inviteMessages.invalid }
  try {
    const { inviteCalls } = await import('../../api/api-link')
    return { kind: 'ready', token, invite: await inviteCalls().read({ token }) }
  } catch (error) {
    const failure = apiFailure(error)
    return failure.kind === 'answer' && failure.status < 500 && failure.message
      ? { kind: 'worthless', message: failure.message }
      : { kind: 'unanswered' }
  }
}

/** Reads the invite behind the address's `#`, which the browser tells nobody. */
export const useInvite = () => {
  const token = useLocation().hash.slice(1)
  const [state, setState] = useState<InviteState>({ kind: 'reading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void look(token).then((found) => {
      if (isCurrent) setState(found)
    })
    return () => {
      isCurrent = false
    }
  }, [token, attempt])
  const retry = useCallback(() => {
    setState({ kind: 'reading' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, retry }
}
