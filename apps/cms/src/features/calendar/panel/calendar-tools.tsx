'use client'

import { eventTypes } from '@tropa/contract/time/academic-year'
import { PlanForm } from './plan-form'

const fileOf = (form: FormData) => {
  const file = form.get('file')
  return file instanceof File && file.name !== '' ? file : undefined
}

/** The forms that import events from a file and copy a year to the next. */
export const CalendarTools = ({ year }: { year: number }) => (
  <div className="tool">
    <PlanForm
      path="import"
      title="Import events from a file"
      verb="Import"
      hint="A CSV file with the columns title, start, end, type and tooltip and days as YYYY-MM-DD, or an ICS file of another calendar. At most 1 MB and 500 events of whole days. Events that are not in the file stay as they are."
      read={(form) => ({ choices: { defaultType: form.get('defaultType') }, file: fileOf(form) })}
    >
      <label className="tool__field">
        File
        <input type="file" name="file" accept=".csv,.ics,text/csv,text/calendar" />
      </label>
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
    </PlanForm>
    <PlanForm
      path="copy-year"
      title={`Copy ${year}–${year + 1} to the next year`}
      verb="Copy"
      hint="Every published event that begins in this academic year, on the same month and day one year later; February 29 becomes the 28th. What the next year has already stays as it is."
      read={() => ({ choices: { from: year } })}
    >
      {null}
    </PlanForm>
  </div>
)
