import '../../../payload/components/tools.css'
import Link from 'next/link'
import { slugs } from '../../../payload/slugs'

/** The link from the list of events to the months and the import forms. */
export const MonthsLink = () => (
  <p className="tool">
    <Link href={`/cms/collections/${slugs.calendar}/months`}>
      See the calendar by month, import a file or copy a year
    </Link>
  </p>
)
