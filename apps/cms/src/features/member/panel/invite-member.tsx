'use client'

import '../../../payload/components/tools.css'
import { Button, useAuth } from '@payloadcms/ui'
import { teams } from '@tropa/contract/assignee'
import { maxLength } from '@tropa/contract/schemas/text'
import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { Problem } from '../../../payload/components/problem'
import { InviteLink } from './invite-link'
import { useInviteLink } from './use-invite-link'

const readInviteForm = (form: FormData) => ({
  username: form.get('username'),
  userType: form.get('userType'),
  isEditor: form.get('isEditor') === 'yes',
  teams: form.getAll('teams'),
  ...(form.get('email') !== '' && { email: form.get('email') }),
})

/** The form above the list of members that creates one who chooses their own password. */
export const InviteMember = () => {
  const { user } = useAuth()
  const router = useRouter()
  const { invite, problem, isBusy, requestInvite } = useInviteLink('invite')
  if (user?.userType !== 'admin') return null

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    await requestInvite(readInviteForm(new FormData(event.currentTarget)))
    router.refresh()
  }

  return (
    <div className="tool">
      <details className="tool__panel">
        <summary>Invite a member</summary>
        <form className="tool__form" onSubmit={(event) => void submit(event)}>
          <p className="tool__hint">
            You get a link that lets the new member choose a password. It works for 72 hours.
          </p>
          <div className="tool__fields">
            <label className="tool__field">
              Username
              <input
                name="username"
                required
                maxLength={maxLength.username}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </label>
            <label className="tool__field">
              E-mail (may stay empty)
              <input name="email" type="email" maxLength={maxLength.email} autoComplete="off" />
            </label>
            <label className="tool__field">
              Kind of member
              <select name="userType" defaultValue="user">
                <option value="user">User</option>
                <option value="admin">Admin</option>
              </select>
            </label>
            <fieldset className="tool__set">
              <legend>Teams</legend>
              {teams.map((team) => (
                <label key={team} className="tool__choice">
                  <input type="checkbox" name="teams" value={team} />
                  {team}
                </label>
              ))}
            </fieldset>
            <fieldset className="tool__set">
              <legend>Panel</legend>
              <label className="tool__choice">
                <input type="checkbox" name="isEditor" value="yes" />
                May edit the site’s content
              </label>
            </fieldset>
          </div>
          <Problem text={problem} />
          <div className="tool__actions">
            <Button type="submit" margin={false} disabled={isBusy}>
              Make an invite
            </Button>
          </div>
        </form>
        {invite ? <InviteLink invite={invite} /> : null}
      </details>
    </div>
  )
}
