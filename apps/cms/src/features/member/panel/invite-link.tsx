'use client'

import { CopyToClipboard } from '@payloadcms/ui'
import type { InviteResponse } from '../invite/endpoints'

/** Shows a new invite's link, once: the server stores only its hash. */
export const InviteLink = ({
  invite: { username, link, expiresAt, isMailed },
}: {
  invite: InviteResponse
}) => (
  <div role="status" className="tool__link">
    <p>
      <strong>The link for @{username} is shown only this once.</strong> It sets a password, works
      once, and until {new Date(expiresAt).toLocaleString('en-US')}.
      {isMailed
        ? ' A mail with another link has been handed over to the member’s address. Using one ends the other.'
        : ' Give it to nobody else.'}
    </p>
    <div className="tool__actions">
      <code>{link}</code>
      <CopyToClipboard value={link} defaultMessage="Copy the link" successMessage="Copied" />
    </div>
  </div>
)
