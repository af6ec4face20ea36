import '../../../../payload/components/tools.css'
import './month.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { academicMonthOf } from '@tropa/contract/time/academic-year'
import { dateIn } from '@tropa/contract/time/team-time'
import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { addMonths, nameOfMonth, readMonth, type Month } from '../../month/month'
import { readMonthEvents } from '../../month/read-month'
import { CalendarTools } from '../calendar-tools'
import { calendarAddress, createAddress, monthAddress } from './addresses'
import { MonthCalendar } from './month-calendar'
import { TypeLegend } from './type-legend'

const yearOf = (month: Month) => month.slice(0, 4)

/** The panel's view of one month of the calendar, drafts included. It opens on the current month. */
export const MonthView = async ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  const today = dateIn(String(req.payload.config.custom.timeZone))
  const month = readMonth(searchParams?.month, today)
  const year = academicMonthOf(`${month}-01`).startYear
  const [yearBefore, yearAfter] = [addMonths(month, -12), addMonths(month, 12)]
  return (
    <Gutter className="month">
      <SetStepNav nav={[{ label: 'Calendar', url: calendarAddress }, { label: 'By month' }]} />
      <div className="month__head">
        <h1>{nameOfMonth(month)}</h1>
        <nav aria-label="Months">
          <Link
            prefetch={false}
            href={monthAddress(yearBefore)}
            aria-label={`Previous year, ${yearOf(yearBefore)}`}
          >
            <span aria-hidden>«</span> {yearOf(yearBefore)}
          </Link>
          <Link
            prefetch={false}
            href={monthAddress(addMonths(month, -1))}
            aria-label="Previous month"
          >
            <span aria-hidden>←</span> Previous
          </Link>
          <Link prefetch={false} href={monthAddress(today.slice(0, 7))}>
            Today
          </Link>
          <Link prefetch={false} href={monthAddress(addMonths(month, 1))} aria-label="Next month">
            Next <span aria-hidden>→</span>
          </Link>
          <Link
            prefetch={false}
            href={monthAddress(yearAfter)}
            aria-label={`Next year, ${yearOf(yearAfter)}`}
          >
            {yearOf(yearAfter)} <span aria-hidden>»</span>
          </Link>
        </nav>
        <nav aria-label="Events">
          <Link prefetch={false} href={calendarAddress}>
            All events
          </Link>
          <Link prefetch={false} href={createAddress()}>
            New event
          </Link>
        </nav>
      </div>
      <TypeLegend />
      <MonthCalendar
        key={month}
        month={month}
        today={today}
        events={await readMonthEvents(req, month)}
      />
      <CalendarTools key={year} year={year} />
    </Gutter>
  )
}
