import { CircleAlertIcon, CircleCheckIcon } from '@tropa/ui/icons'
import type { ContactResponse } from '@tropa/contract/site-renderer'

/** The message of the response to a form that was posted without JavaScript. */
export const ResponseNotice = ({ status, message }: ContactResponse) => {
  const isSent = status < 400
  const Icon = isSent ? CircleCheckIcon : CircleAlertIcon
  const colors = isSent
    ? 'border-green-line bg-green-ground text-green-text'
    : 'border-red-line bg-red-ground text-red-text'
  return (
    <p
      role="status"
      className={`flex items-center gap-3 rounded-card border px-4 py-3 font-semibold ${colors}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {message}
    </p>
  )
}
