import { CircleAlertIcon } from '@tropa/ui/icons'

/** Why a login failed. */
export interface LoginFailure {
  message: string
  /** Whether a toast announces it too. */
  isAnnounced: boolean
}

interface LoginFailureNoticeProps extends LoginFailure {
  id: string
}

/** Says why the login failed until the next attempt: a toast disappears by itself. */
export const LoginFailureNotice = ({ id, message, isAnnounced }: LoginFailureNoticeProps) => (
  <p
    id={id}
    role={isAnnounced ? undefined : 'alert'}
    className="flex items-start gap-2 font-medium text-danger"
  >
    <CircleAlertIcon aria-hidden className="mt-1 size-4 shrink-0" />
    {message}
  </p>
)
