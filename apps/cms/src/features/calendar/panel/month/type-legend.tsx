import { eventTypes } from '@tropa/contract/time/academic-year'
import { capitalised } from '../../../../payload/fields/capitalised'
import { TypeMark } from './type-mark'

/** What the marks of the events mean. */
export const TypeLegend = () => (
  <ul className="month__legend" aria-label="Types of events">
    {eventTypes.map((type) => (
      <li key={type}>
        <TypeMark type={type} />
        {capitalised(type)}
      </li>
    ))}
  </ul>
)
