import { CircleAlertIcon, CircleCheckIcon } from '@tropa/ui/icons'
import type { ContactAnswer } from './contact-answer'

/** What became of a form that was posted without JavaScript. */
export const PostedAnswer = ({ answer: { status, message } }: { answer: ContactAnswer }) => {
  const isSent = status < 400
  const Icon = isSent ? CircleCheckIcon : CircleAlertIcon
  const look = isSent
    ? 'border-green-line bg-green-ground text-green-text'
    : 'border-red-line bg-red-ground text-red-text'
  return (
    <p
      role="status"
      className={`flex items-center gap-3 rounded-card border px-4 py-3 font-semibold ${look}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {message}
    </p>
  )
}
