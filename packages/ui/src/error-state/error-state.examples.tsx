import { useState } from 'react'
import { ErrorState } from './error-state'

/** A list that could not be loaded, and the attempt to load it again. */
export const ErrorStateExamples = () => {
  const [retrying, setRetrying] = useState(false)
  const retry = () => {
    setRetrying(true)
    setTimeout(() => setRetrying(false), 1000)
  }
  return (
    <ErrorState
      title="The orders could not be loaded"
      description="Check your connection and try again."
      onRetry={retry}
      retrying={retrying}
    />
  )
}
