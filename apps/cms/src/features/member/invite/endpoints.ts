import { inviteHours, inviteMessages } from '@tropa/contract/invite'
import {
  addDataAndFileToRequest,
  Forbidden,
  NotFound,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { admins } from '../../../payload/access/admins'
import { isMailSetUp } from '../../../payload/email/adapter'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { withUnknownPassword } from '../password/prepared-password'
import { createInvite } from './invite'

/** The response with a new invite. The link is not stored, so no later response can repeat it. */
export interface InviteResponse {
  username: string
  link: string
  expiresAt: string
  /** The address that the link has been mailed to. */
  mailedTo: string | null
}

type InviteForm = Pick<Member, 'username' | 'userType' | 'isEditor' | 'teams' | 'email'>

const assertAdmin = (req: PayloadRequest) => {
  if (!admins({ req })) throw new Forbidden(req.t)
}

const mailLink = ({ payload }: PayloadRequest, member: Member, link: string) => {
  if (!member.email || !isMailSetUp(payload)) return null
  void payload.sendEmail({
    to: member.email,
    subject: 'Choose your password',
    text: [
      `Hello @${member.username},`,
      `choose your password with this link. It works once, and for ${inviteHours} hours:`,
      link,
      'If you did not expect this mail, leave it alone.',
    ].join('\n\n'),
  })
  return member.email
}

const respondWithInvite = (
  req: PayloadRequest,
  member: Member,
  { link, expiresAt }: ReturnType<typeof createInvite>,
  status: number,
) =>
  Response.json(
    {
      username: member.username,
      link,
      expiresAt,
      mailedTo: mailLink(req, member, link),
    } satisfies InviteResponse,
    { status, headers: { 'Cache-Control': 'no-store' } },
  )

const asCaller = (req: PayloadRequest) => ({ req, user: req.user, overrideAccess: false })

// With the server's own access, because no caller may write an invite's fields.
const storeInvite = (req: PayloadRequest, id: string, data: object) =>
  req.payload.update({ collection: slugs.members, id, data, req, overrideAccess: true })

const inviteMember: Endpoint['handler'] = async (req) => {
  assertAdmin(req)
  await addDataAndFileToRequest(req)
  // Payload validates each field when it creates the member.
  const { username, userType, isEditor, teams, email } = (req.data ?? {}) as InviteForm
  const member = await withUnknownPassword((password) =>
    req.payload.create({
      collection: slugs.members,
      data: { username, userType, isEditor, teams, email, password },
      ...asCaller(req),
    }),
  )
  const invite = createInvite(req.payload.config.serverURL)
  await storeInvite(req, member.id, invite.stored)
  return respondWithInvite(req, member, invite, 201)
}

const resetPassword: Endpoint['handler'] = async (req) => {
  assertAdmin(req)
  const member = await req.payload.findByID({
    collection: slugs.members,
    id: String(req.routeParams?.id),
    disableErrors: true,
    ...asCaller(req),
  })
  if (!member) throw new NotFound(req.t)
  // Not the id of the address, which MongoDB finds in upper case too.
  const { id } = member
  if (id === req.user?.id) throw visibleError(inviteMessages.yourself)
  if (member.blocked) throw visibleError(inviteMessages.blocked)
  const invite = createInvite(req.payload.config.serverURL)
  // Setting a password ends every session.
  await withUnknownPassword((password) => storeInvite(req, id, { ...invite.stored, password }))
  return respondWithInvite(req, member, invite, 200)
}

/** Invites a new member, or resets another member's password; for admins. */
export const inviteEndpoints: Endpoint[] = [
  { path: '/invite', method: 'post', handler: inviteMember },
  { path: '/:id/invite', method: 'post', handler: resetPassword },
]
