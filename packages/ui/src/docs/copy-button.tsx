import { useState } from 'react'
import { Button } from '../button/button'
import { announce } from '../hooks/announce'

export interface CopyButtonProps {
  /** What is copied. */
  text: string
}

/** Copies a line of code and says so. */
export const CopyButton = ({ text }: CopyButtonProps) => {
  const [said, setSaid] = useState('')
  const copy = async () => {
    const outcome = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Not allowed here',
    )
    setSaid(outcome)
    announce(outcome)
  }
  return (
    <Button variant="secondary" size="sm" aria-label={`Copy ${text}`} onClick={() => void copy()}>
      {said || 'Copy'}
    </Button>
  )
}
