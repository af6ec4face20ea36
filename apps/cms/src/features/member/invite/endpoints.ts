import { inviteHours, inviteMessages } from '@tropa/contract/invite'
import {
  addDataAndFileToRequest,
  APIError,
  Forbidden,
  NotFound,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { admins } from '../../../payload/access/admins'
import { isMailSetUp } from '../../../payload/email/adapter'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { createInvite, unknownPassword } from './invite'

/** What an admin is answered, once: the link is stored nowhere. */
export interface InviteAnswer {
  username: string
  link: string
  expiresAt: string
  /** Where the link has been mailed to. */
  mailedTo: string | null
}

type Invitee = Pick<Member, 'username' | 'userType' | 'isEditor' | 'teams' | 'email'>

const adminsOnly = (req: PayloadRequest) => {
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

const answer = (
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
    } satisfies InviteAnswer,
    { status, headers: { 'Cache-Control': 'no-store' } },
  )

const access = (req: PayloadRequest) => ({ req, user: req.user, overrideAccess: false })

/** An invite is the server's own to store: no admin may choose its hash. */
const storeInvite = (req: PayloadRequest, id: string, data: object) =>
  req.payload.update({ collection: slugs.members, id, data, req, overrideAccess: true })

const invite: Endpoint['handler'] = async (req) => {
  adminsOnly(req)
  await addDataAndFileToRequest(req)
  // Payload checks each field as it stores it.
  const { username, userType, isEditor, teams, email } = (req.data ?? {}) as Invitee
  const member = await req.payload.create({
    collection: slugs.members,
    data: { username, userType, isEditor, teams, email, password: unknownPassword() },
    ...access(req),
  })
  const made = createInvite(req.payload.config.serverURL)
  await storeInvite(req, member.id, made.stored)
  return answer(req, member, made, 201)
}

const resetPassword: Endpoint['handler'] = async (req) => {
  adminsOnly(req)
  const id = String(req.routeParams?.id)
  if (id === req.user?.id) throw new APIError(inviteMessages.yourself, 400, null, true)
  const member = await req.payload.findByID({
    collection: slugs.members,
    id,
    disableErrors: true,
    ...access(req),
  })
  if (!member) throw new NotFound(req.t)
  if (member.blocked) throw new APIError(inviteMessages.blocked, 400, null, true)
  const made = createInvite(req.payload.config.serverURL)
  // A new password ends every session.
  await storeInvite(req, id, { ...made.stored, password: unknownPassword() })
  return answer(req, member, made, 200)
}

/** What admins do about passwords that are not their own. */
export const inviteEndpoints: Endpoint[] = [
  { path: '/invite', method: 'post', handler: invite },
  { path: '/:id/invite', method: 'post', handler: resetPassword },
]
