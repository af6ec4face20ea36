import { useState } from 'react'
import { Checkbox } from './checkbox'

/** Checkboxes in every state. */
export const CheckboxExamples = () => {
  const [updates, setUpdates] = useState(true)
  return (
    <div className="grid">
      <Checkbox
        label="Send me updates"
        description="About once a month."
        checked={updates}
        onCheckedChange={(checked) => setUpdates(checked === true)}
      />
      <Checkbox label="Remember this device" />
      <Checkbox label="Some of them" checked="indeterminate" />
      <Checkbox label="Not available" disabled />
    </div>
  )
}
