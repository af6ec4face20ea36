import { YearStrip } from '@tropa/ui/year-strip'
import { RouterLink } from '../../../components/router-link'
import type { Calendar } from '../model/use-calendar'

const isSame = (a: Calendar['currentMonth'], b: Calendar['currentMonth']) =>
  a?.semester === b?.semester && a?.month === b?.month

/** The months of the academic year with a mark for each of their events. */
export const MonthsStrip = ({ calendar }: { calendar: Calendar }) => {
  const { strip, currentMonth, monthHref, params } = calendar
  const months = strip.map((each) => ({
    ...each,
    shown: params.search === '' && isSame(each.target, calendar),
    current: isSame(each.target, currentMonth),
  }))
  return (
    <YearStrip
      label="Months of the academic year"
      months={months}
      className="print:hidden"
      renderLink={({ target }, link) => (
        <RouterLink {...link} to={monthHref(target)} preventScrollReset />
      )}
    />
  )
}
