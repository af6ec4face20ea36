'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Keeps a form marked as changed when the server refuses to save it. Payload takes it for saved, and
 * disables its buttons until something else is typed. Renders nothing.
 */
export const KeepModified = () => {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const wasModified = useRef(false)
  const wasProcessing = useRef(false)

  useEffect(() => {
    if (isProcessing && !wasProcessing.current) wasModified.current = isModified
    const hasEnded = wasProcessing.current && !isProcessing
    if (hasEnded && isRefused && wasModified.current) setModified(true)
    wasProcessing.current = isProcessing
  }, [isModified, isProcessing, isRefused, setModified])
  return null
}
