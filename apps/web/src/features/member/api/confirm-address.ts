import { emailAddressMessages } from '@tropa/contract/account/email-address'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { apiFailure } from '../../../api/api-failure'
import { useApi } from '../../../api/api-context'

type Confirmation =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'confirmed'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

const worthless: Confirmation = { kind: 'refused', message: emailAddressMessages.worthless }

const refusal = (error: unknown): Confirmation => {
  const failure = apiFailure(error)
  return failure.kind === 'response' && failure.status < 500 && failure.message
    ? { kind: 'refused', message: failure.message }
    : { kind: 'failed' }
}

/**
 * Uses the token that is the address's hash, which browsers never send (decision 0019), when its reader asks
 * for it: programs that look for dangerous mail open links too.
 */
export const useConfirmation = () => {
  const api = useApi()
  const token = useLocation().hash.slice(1)
  const [state, setState] = useState<Confirmation>({ kind: 'ready' })

  // The server, which draws the page first, does not know the token.
  useEffect(() => setState(token === '' ? worthless : { kind: 'ready' }), [token])

  const confirm = async () => {
    setState({ kind: 'loading' })
    try {
      const { message } = await api.emailAddress.confirm({ token })
      setState({ kind: 'confirmed', message })
    } catch (error) {
      setState(refusal(error))
    }
  }
  return { state, confirm }
}
