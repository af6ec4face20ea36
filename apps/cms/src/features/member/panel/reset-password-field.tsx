'use client'

import '../../../payload/components/tools.css'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { Problem } from '../../../payload/components/problem'
import { InviteLink } from './invite-link'
import { useInviteLink } from './use-invite-link'

const Reset = ({ id }: { id: string }) => {
  const { invite, problem, isBusy, ask } = useInviteLink(`${id}/invite`)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="tool">
      {isAsking && !invite ? (
        <div className="tool__panel">
          <p>
            The member is signed out everywhere and the present password stops working. You get a
            link to choose a new one.
          </p>
          <div className="tool__actions">
            <Button margin={false} disabled={isBusy} onClick={() => void ask()}>
              Reset the password
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={() => setIsAsking(false)}>
              Cancel
            </Button>
          </div>
        </div>
      ) : null}
      {isAsking ? null : (
        <div className="tool__actions">
          <Button buttonStyle="secondary" margin={false} onClick={() => setIsAsking(true)}>
            Reset password or renew the invite
          </Button>
        </div>
      )}
      <Problem text={problem} />
      {invite ? <InviteLink invite={invite} /> : null}
    </div>
  )
}

/** Gives an admin a link that sets another member's password, on the member's page. */
export const ResetPasswordField = () => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isOther = id !== undefined && user?.id !== id
  return user?.userType === 'admin' && isOther ? <Reset id={String(id)} /> : null
}
