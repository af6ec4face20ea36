import type { ActivityLog } from '@tropa/contract/activity-log'
import { Button } from '@tropa/ui/button'
import { dateAndTime } from '../lib/format'
import { useSite } from '../lib/site'

const cell = 'border-b border-line p-2 text-left align-top'

/** The trail's entries. Clicking a row asks whether to delete it; its button is the keyboard's way. */
export const LogTable = ({
  logs,
  onChoose,
}: {
  logs: ActivityLog[]
  onChoose: (log: ActivityLog) => void
}) => {
  const { timeZone } = useSite()
  return (
    <div className="overflow-x-auto">
      <table aria-label="Activity logs" className="w-full border-collapse">
        <thead>
          <tr>
            {['Username', 'Action', 'Description', 'Date & time'].map((heading) => (
              <th key={heading} scope="col" className={cell}>
                {heading}
              </th>
            ))}
            <th scope="col" className={cell}>
              <span className="sr-only">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {logs.map((log) => (
            <tr key={log._id} onClick={() => onChoose(log)} className="hover:bg-hover">
              <td className={cell}>{log.username}</td>
              <td className={cell}>{log.action}</td>
              <td className={cell}>{log.description}</td>
              <td className={`${cell} tabular`}>
                <time dateTime={log.createdAt}>{dateAndTime(log.createdAt, timeZone)}</time>
              </td>
              <td className={cell}>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Delete ${log.action} of ${log.username}`}
                  onClick={(event) => {
                    event.stopPropagation()
                    onChoose(log)
                  }}
                >
                  Delete
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
