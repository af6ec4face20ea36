'use client'

import type { ImportResponse } from '../import/endpoints'
import type { PlanRow, PlanStatus } from '../import/plan'

const statusLabels: Record<PlanStatus, string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  error: 'Wrong',
}

const daysOf = ({ event }: PlanRow) => {
  if (!event) return ''
  return event.start === event.end ? event.start : `${event.start} to ${event.end}`
}

const detailsOf = ({ notes, event }: PlanRow) => (notes.length > 0 ? notes : [event?.type ?? ''])

/** How many events a plan creates or changes. */
export const countOfWrites = ({ counts }: ImportResponse) => counts.new + counts.changed

/** Shows what a plan does with each row; rows with errors come first. */
export const PlanPreview = ({
  plan: { rows, counts, ignoredColumns },
}: {
  plan: ImportResponse
}) => {
  const errorsFirst = [
    ...rows.filter(({ status }) => status === 'error'),
    ...rows.filter(({ status }) => status !== 'error'),
  ]
  return (
    <>
      <p role="status">
        <strong>
          {counts.new} new, {counts.changed} changed, {counts.unchanged} unchanged, {counts.error}{' '}
          wrong
        </strong>
      </p>
      {ignoredColumns.length > 0 ? (
        <p className="tool__hint">These columns are not used: {ignoredColumns.join(', ')}.</p>
      ) : null}
      <section className="tool__preview" aria-label="Preview">
        <table>
          <thead>
            <tr>
              <th scope="col">Where</th>
              <th scope="col">What</th>
              <th scope="col">Event</th>
              <th scope="col">Details</th>
            </tr>
          </thead>
          <tbody>
            {errorsFirst.map((row) => (
              <tr key={row.place + row.title} data-status={row.status}>
                <td>{row.place}</td>
                <td>{statusLabels[row.status]}</td>
                <td>
                  {row.title || 'No title'}
                  <br />
                  <span className="tool__hint">{daysOf(row)}</span>
                </td>
                <td>
                  {detailsOf(row).map((note) => (
                    <div key={note}>{note}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
