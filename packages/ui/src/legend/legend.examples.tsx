import { useState } from 'react'
import { Legend } from './legend'

const kinds = [
  { value: 'course', label: 'Course', tone: 'green', shape: 'square' },
  { value: 'test', label: 'Test', tone: 'red', shape: 'diamond' },
  { value: 'deadline', label: 'Deadline', tone: 'orange', shape: 'triangle' },
] as const

/** A legend that is also the filter of a calendar. */
export const LegendExamples = () => {
  const [shown, setShown] = useState<(typeof kinds)[number]['value'][]>([])
  return <Legend title="Kinds of entries" items={kinds} value={shown} onValueChange={setShown} />
}
