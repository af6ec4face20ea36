import { useState } from 'react'
import { Button } from '../button/button'
import { CircleCheckIcon } from '../icons/icons'
import { Banner } from './banner'

/** A warning that stays, and a report that appears after an action. */
export const BannerExamples = () => {
  const [sent, setSent] = useState(false)
  return (
    <div className="grid gap-4">
      <Banner>Your address is not confirmed yet. Look for our mail.</Banner>
      <div role="status">
        {sent ? (
          <Banner tone="green" icon={<CircleCheckIcon aria-hidden />}>
            We have sent the mail again.
          </Banner>
        ) : null}
      </div>
      <Button variant="secondary" className="w-fit" onClick={() => setSent(true)}>
        Send it again
      </Button>
    </div>
  )
}
