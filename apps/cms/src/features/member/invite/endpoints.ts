import { inviteMessages } from '@tropa/contract/invite'
import { inviteMail } from '@tropa/contract/mail/password-mails'
import {
  addDataAndFileToRequest,
  Forbidden,
  isolateObjectProperty,
  NotFound,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { inUnitOfWork } from '../../../database/unit-of-work'
import { admins } from '../../../payload/access/admins'
import type { PreparedPassword } from '../../../payload/access/panel-request'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { mailMember } from '../links/mail-member'
import { unknownPassword } from '../password/prepared-password'
import { findMember } from '../stored-member'
import { createInvite, linkAddress } from './invite'

/** The response with a new invite. The link is not stored, so no later response can repeat it. */
export interface InviteResponse {
  username: string
  link: string
  expiresAt: string
  /** Whether a mail with the link has been handed over, to an address that only its member reads. */
  isMailed: boolean
}

type InviteForm = Pick<Member, 'username' | 'userType' | 'isEditor' | 'teams' | 'email'>

const assertAdmin = (req: PayloadRequest) => {
  if (!admins({ req })) throw new Forbidden(req.t)
}

interface Invited {
  member: Member
  invite: ReturnType<typeof createInvite>
  /** The address to mail a link to. */
  email: string | undefined
}

const createInvited = async (
  req: PayloadRequest,
  member: Member,
  isNew = false,
): Promise<Invited> => {
  const stored = await findMember(req.payload, member.id, req)
  const email = stored ? linkAddress(req.payload, stored, isNew) : undefined
  return { member, email, invite: createInvite(req.payload.config.serverURL, email !== undefined) }
}

const respondWithInvite = (
  req: PayloadRequest,
  { member, invite: { link, mailedLink, expiresAt }, email }: Invited,
  status: number,
) => {
  const isMailed = email !== undefined && mailedLink !== undefined
  if (isMailed) mailMember(req.payload, member, { to: email, ...inviteMail(mailedLink) })
  return Response.json(
    { username: member.username, link, expiresAt, isMailed } satisfies InviteResponse,
    { status, headers: { 'Cache-Control': 'no-store' } },
  )
}

const asCaller = (req: PayloadRequest) => ({ req, user: req.user, overrideAccess: false })

// With the server's own access, because no caller may write an invite's fields.
const storeInvite = (
  req: PayloadRequest,
  { member, invite }: Invited,
  prepared?: PreparedPassword,
) =>
  req.payload.update({
    collection: slugs.members,
    id: member.id,
    data: { ...invite.stored, ...(prepared && { password: prepared.password }) },
    context: { prepared },
    req,
    overrideAccess: true,
  })

const inviteMember: Endpoint['handler'] = async (req) => {
  assertAdmin(req)
  await addDataAndFileToRequest(req)
  // Payload validates each field when it creates the member.
  const { username, userType, isEditor, teams, email } = (req.data ?? {}) as InviteForm
  const prepared = unknownPassword()
  const { password } = prepared
  const invited = await inUnitOfWork(req, async ({ transactionID }) => {
    const own = Object.assign(isolateObjectProperty(req, 'transactionID'), { transactionID })
    const member = await req.payload.create({
      collection: slugs.members,
      data: { username, userType, isEditor, teams, email, password },
      context: { prepared },
      ...asCaller(own),
    })
    const created = await createInvited(own, member, true)
    await storeInvite(own, created)
    return created
  })
  return respondWithInvite(req, invited, 201)
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
  if (member.id === req.user?.id) throw visibleError(inviteMessages.yourself)
  if (member.blocked) throw visibleError(inviteMessages.blocked)
  const invited = await createInvited(req, member)
  // Setting a password ends every session.
  await storeInvite(req, invited, unknownPassword())
  return respondWithInvite(req, invited, 200)
}

/** Invites a new member, or resets another member's password; for admins. */
export const inviteEndpoints: Endpoint[] = [
  { path: '/invite', method: 'post', handler: inviteMember },
  { path: '/:id/invite', method: 'post', handler: resetPassword },
]
