'use client'

import '../../../payload/components/tools.css'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { Problem } from '../../../payload/components/problem'
import { InviteLink } from './invite-link'
import { useInviteLink } from './use-invite-link'

const ResetPassword = ({ id }: { id: string }) => {
  const { invite, problem, isBusy, requestInvite } = useInviteLink(`${id}/invite`)
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <div className="tool">
      {isConfirming && !invite ? (
        <div className="tool__panel">
          <p>
            The member is signed out everywhere and the present password stops working. You get a
            link to choose a new one.
          </p>
          <div className="tool__actions">
            <Button margin={false} disabled={isBusy} onClick={() => void requestInvite()}>
              Reset the password
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={() => setIsConfirming(false)}>
              Cancel
            </Button>
          </div>
        </div>
      ) : null}
      {isConfirming ? null : (
        <div className="tool__actions">
          <Button buttonStyle="secondary" margin={false} onClick={() => setIsConfirming(true)}>
            Reset password or renew the invite
          </Button>
        </div>
      )}
      <Problem text={problem} />
      {invite ? <InviteLink invite={invite} /> : null}
    </div>
  )
}

/** Lets an admin replace another member's password by an invite, on the member's page in the panel. */
export const ResetPasswordField = () => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isOther = id !== undefined && user?.id !== id
  return user?.userType === 'admin' && isOther ? <ResetPassword id={String(id)} /> : null
}
