import { useState } from 'react'
import { SegmentedControl } from './segmented-control'

const views = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const

/** Another view of the same calendar. */
export const SegmentedControlExamples = () => {
  const [view, setView] = useState<(typeof views)[number]['value']>('month')
  return <SegmentedControl label="View" options={views} value={view} onValueChange={setView} />
}
