import { emailAddressMessages } from '@tropa/contract/account/email-address'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { apiFailure } from '../../../api/api-failure'
import { useApi } from '../../../api/api-context'

type Confirmation =
  | { kind: 'loading' }
  | { kind: 'confirmed'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

const refusal = (error: unknown): Confirmation => {
  const failure = apiFailure(error)
  return failure.kind === 'response' && failure.status < 500 && failure.message
    ? { kind: 'refused', message: failure.message }
    : { kind: 'failed' }
}

/** Uses the token that is the address's hash, which browsers never send (decision 0019). */
export const useConfirmation = () => {
  const api = useApi()
  const token = useLocation().hash.slice(1)
  const [state, setState] = useState<Confirmation>({ kind: 'loading' })
  const used = useRef<string>(undefined)

  const confirm = useCallback(async (): Promise<Confirmation> => {
    if (token === '') return { kind: 'refused', message: emailAddressMessages.worthless }
    try {
      const { message } = await api.emailAddress.confirm({ token })
      return { kind: 'confirmed', message }
    } catch (error) {
      return refusal(error)
    }
  }, [api, token])

  useEffect(() => {
    // The token is good once, and React runs effects twice in development.
    if (used.current === token) return
    used.current = token
    void confirm().then(setState)
  }, [confirm, token])

  const retry = () => {
    setState({ kind: 'loading' })
    void confirm().then(setState)
  }
  return { state, retry }
}
