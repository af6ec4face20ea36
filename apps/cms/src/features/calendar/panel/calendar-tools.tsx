'use client'

import { dayOrders } from '@tropa/contract/calendar/import'
import { eventTypes } from '@tropa/contract/calendar/event-types'
import { panelRoutes } from '../../../payload/panel-routes'
import { PlanForm } from './plan-form'

const fileOf = (form: FormData) => {
  const file = form.get('file')
  return file instanceof File && file.name !== '' ? file : undefined
}

/** The forms that import events from a file, with the export beside them, and copy a year to the next. */
export const CalendarTools = ({ year }: { year: number }) => (
  <div className="tool">
    <PlanForm
      path="import"
      title="Import events from a file"
      verb="Import"
      hint="A CSV file with the columns title, start, end, type, audience and tooltip and days as YYYY-MM-DD, or an ICS file of another calendar. At most 1 MB and 500 events, of whole days or with a time on one day. Events that are not in the file stay as they are."
      read={(form) => ({
        choices: {
          defaultType: form.get('defaultType'),
          dayOrder: form.get('dayOrder') || undefined,
        },
        file: fileOf(form),
      })}
    >
      <label className="tool__field">
        File
        <input type="file" name="file" accept=".csv,.ics,text/csv,text/calendar" />
      </label>
      <p className="tool__hint">
        <a href={`${panelRoutes.api}/calendar/export`} download>
          Download all events as a spreadsheet
        </a>
        , drafts included. Imported again, they are recognised whatever you change in them.
      </p>
      <label className="tool__field">
        Type of new events that name none
        <select name="defaultType" defaultValue="event">
          {eventTypes.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
      </label>
      <label className="tool__field">
        Days such as 4/9/2026
        <select name="dayOrder" defaultValue="">
          <option value="">as the days show</option>
          {dayOrders.map((order) => (
            <option key={order} value={order}>
              {order}
            </option>
          ))}
        </select>
      </label>
    </PlanForm>
    <PlanForm
      path="copy-year"
      title={`Copy ${year}–${year + 1} to the next year`}
      verb="Copy"
      hint="Every published event that begins in this academic year, one year later. What the next year has already stays as it is, even if it is on another day."
      read={(form) => ({
        choices: { from: year, days: form.get('days'), again: form.get('again') === 'yes' },
      })}
    >
      <fieldset className="tool__set">
        <legend>Days of the copies</legend>
        <label className="tool__choice">
          <input type="radio" name="days" value="date" defaultChecked />
          The same month and day (February 29 on the 28th)
        </label>
        <label className="tool__choice">
          <input type="radio" name="days" value="weekday" />
          The same day of the week
        </label>
      </fieldset>
      <label className="tool__choice">
        <input type="checkbox" name="again" value="yes" />
        Also copy what is already on another day
      </label>
    </PlanForm>
  </div>
)
