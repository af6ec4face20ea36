import { Banner } from '@tropa/ui/banner'
import { CircleAlertIcon, CircleCheckIcon } from '@tropa/ui/icons'
import type { ContactResponse } from '@tropa/contract/site-renderer'

/** The message of the response to a form that was posted without JavaScript. */
export const ResponseNotice = ({ status, message }: ContactResponse) => {
  const isSent = status < 400
  const Icon = isSent ? CircleCheckIcon : CircleAlertIcon
  return (
    <Banner
      role="status"
      tone={isSent ? 'green' : 'red'}
      icon={<Icon aria-hidden />}
      className="font-semibold"
    >
      {message}
    </Banner>
  )
}
