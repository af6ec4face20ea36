import { useState } from 'react'
import { Switch } from './switch'

/** A setting that takes effect at once. */
export const SwitchExamples = () => {
  const [on, setOn] = useState(true)
  return (
    <Switch
      label="Show finished orders"
      description="They are at the end of the list."
      checked={on}
      onCheckedChange={setOn}
    />
  )
}
