import type { Invite } from '@tropa/contract/invite'
import { inviteMessages } from '@tropa/contract/invite'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { apiFailure } from '../../../api/api-failure'

type InviteState =
  | { kind: 'loading' }
  | { kind: 'ready'; token: string; invite: Invite }
  | { kind: 'invalid'; message: string }
  | { kind: 'failed' }

const readInvite = async (token: string): Promise<InviteState> => {
  if (token === '') return { kind: 'invalid', message: inviteMessages.invalid }
  try {
    const { createInviteClient } = await import('../../../api/api-link')
    return { kind: 'ready', token, invite: await createInviteClient().read({ token }) }
  } catch (error) {
    const failure = apiFailure(error)
    return failure.kind === 'response' && failure.status < 500 && failure.message
      ? { kind: 'invalid', message: failure.message }
      : { kind: 'failed' }
  }
}

/** Looks up the invite whose token is the address's hash, which browsers never send (decision 0019). */
export const useInvite = () => {
  const token = useLocation().hash.slice(1)
  const [state, setState] = useState<InviteState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void readInvite(token).then((result) => {
      if (isCurrent) setState(result)
    })
    return () => {
      isCurrent = false
    }
  }, [token, attempt])
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, retry }
}
