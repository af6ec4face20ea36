import '../../../../payload/components/tools.css'
import Link from 'next/link'
import { calendarAddress } from './addresses'

/** The link from the list of events to the month and the import forms. */
export const MonthLink = () => (
  <p className="tool">
    <Link href={`${calendarAddress}/months`}>
      See the calendar by month, import a file or copy a year
    </Link>
  </p>
)
