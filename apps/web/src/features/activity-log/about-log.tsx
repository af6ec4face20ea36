import type { ActivityLog } from '@tropa/contract/activity-log'
import { ActionLabel } from './action-label'

/** Which entry of the activity log a dialog is about. */
export const AboutLog = ({ username, action, description }: ActivityLog) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-card border border-line p-4 [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-ink-soft">
    <dt>User</dt>
    <dd>{username}</dd>
    <dt>Action</dt>
    <dd>
      <ActionLabel action={action} />
    </dd>
    <dt>Description</dt>
    <dd>{description}</dd>
  </dl>
)
