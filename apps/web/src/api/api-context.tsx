import { createContext, useContext } from 'react'
import type { ApiClient } from './api-types'

const ApiContext = createContext<ApiClient | null>(null)

/** Gives the contract's client to every screen below. */
export const ApiProvider = ApiContext.Provider

/** The contract's client. */
export const useApi = (): ApiClient => {
  const client = useContext(ApiContext)
  if (!client) throw new Error('useApi needs an ApiProvider above it')
  return client
}
