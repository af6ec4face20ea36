import * as z from 'zod/mini'
import { userTypes } from './member'
import {
  admin,
  body,
  byId,
  confirmation,
  confirmationWith,
  conflict,
  forbidden,
  member,
} from '../procedure-builders'
import { timeOutput } from '../base/dates'
import { optionalEmailText } from '../base/email'
import { oneLine } from '../base/one-line'
import {
  atMost,
  isBlank,
  isText,
  maxLength,
  nullableText,
  requiredText,
  tooLong,
} from '../base/text'
import { emailAddressMessages } from './email-address'

export const membersMessages = {
  invited: 'Member invited.',
  changed: 'Member changed.',
  newLink: 'The member has a new link.',
  deleted: 'Member deleted.',
  notFound: 'This member does not exist.',
  own: 'Another admin must do this for you.',
  lastAdmin: 'The team needs an admin who can sign in.',
  taken: 'This username is taken.',
  unseen: 'Please remove the characters that nobody can see.',
  left: 'This member has left. Take them back first.',
  leaving: 'Members leave when a year is closed.',
} as const

const nameOutput = nullableText('What people call the member, or null')

/**
 * A member as admins see them; `invited` while the link of an invite waits to be used. One who left when a year was
 * closed is blocked too.
 */
export const listedMember = z.object({
  _id: z.string(),
  username: z.string(),
  name: nameOutput,
  userType: z.enum(userTypes),
  isEditor: z.boolean(),
  role: z.array(z.string()),
  blocked: z.boolean(),
  hasSecondFactor: z.boolean(),
  invited: z.boolean(),
  left: z.boolean(),
})

export type ListedMember = z.infer<typeof listedMember>

/** The name that the screens show for a username. */
export const memberName = z.object({ userId: z.string(), username: z.string(), name: nameOutput })

const yesOrNo = (error: string) => z.boolean({ error })
export const noSuchTeam = 'Please choose teams of the list.'

/** Names the unknown team if it could be a name, because it is hard to find in a pasted sheet. */
const unknownTeam = (team: unknown) =>
  typeof team === 'string' && team.isWellFormed() && team.length <= maxLength.name
    ? `There is no team “${team}”. ${noSuchTeam}`
    : noSuchTeam

/** A blank name counts as no name. */
const nameInput = z.optional(
  z.nullable(
    z.string({ error: 'Please enter a name.' }).check(
      z.overwrite((text) => (isBlank(text) ? '' : oneLine(text).normalize('NFC'))),
      ...atMost(maxLength.name, tooLong(maxLength.name)),
      ...isText,
    ),
  ),
)

/** The form of a new member; an e-mail address that is given gets the link by mail too. */
export const newMemberForm = body({
  username: requiredText('Please enter a username.', maxLength.username),
  name: nameInput,
  userType: z.enum(userTypes, { error: 'Please choose a role.' }),
  isEditor: yesOrNo('Please say whether the member is an editor.'),
  teams: z.array(z.string({ error: noSuchTeam }), { error: noSuchTeam }),
  email: optionalEmailText(emailAddressMessages.invalid),
})

const teamsOf = (teams: readonly string[]) => ({
  teams: z
    .array(z.enum(teams, { error: ({ input }) => unknownTeam(input) }), { error: noSuchTeam })
    .check(z.overwrite((chosen) => teams.filter((team) => chosen.includes(team)))),
})

/** The form for the teams that exist, given by their names. */
export const newMemberFormFor = (teams: readonly string[]) =>
  z.extend(newMemberForm, teamsOf(teams))

export type NewMemberForm = z.infer<typeof newMemberForm>

/** The changes of a member; a field that is absent stays as it is. */
export const memberChanges = z.extend(z.partial(z.omit(newMemberForm, { email: true })), {
  blocked: z.optional(yesOrNo('Please say whether the member is blocked.')),
  left: z.optional(z.literal(false, { error: membersMessages.leaving })),
})

export const memberChangesFor = (teams: readonly string[]) =>
  z.extend(memberChanges, z.partial(z.object(teamsOf(teams))).shape)

export type MemberChanges = z.infer<typeof memberChanges>

/** A new link to choose a password, which no later response repeats. */
export const inviteLink = z.object({
  link: z.string(),
  expiresAt: timeOutput,
  isMailed: z.boolean().register(z.globalRegistry, {
    description: 'Whether a mail with a link of its own is on its way',
  }),
})

export type InviteLink = z.infer<typeof inviteLink>

/** Some changes are refused for the caller's own row and for the last admin. */
const refused = { ...conflict, ...forbidden(membersMessages.own) }

export const membersContract = {
  list: admin
    .get('/members', 'Everyone who has an account, by username')
    .output(z.array(listedMember)),
  names: member
    .get(
      '/members/names',
      'What members are called, former ones included who are part of what is past',
    )
    .output(z.array(memberName)),
  create: admin
    .post('/members', 'Invite a member', 201)
    .input(newMemberForm)
    .output(z.extend(confirmationWith(listedMember), { invite: inviteLink })),
  change: admin
    .patch('/members/{id}', 'Change, block or unblock a member')
    .errors(refused)
    .input(z.extend(byId, { body: memberChanges }))
    .output(confirmationWith(listedMember)),
  invite: admin
    .post(
      '/members/{id}/invite',
      'Make a new link for a member, which ends the old one, the password and the sessions',
    )
    .errors(refused)
    .input(byId)
    .output(z.extend(confirmation, { invite: inviteLink })),
  remove: admin
    .del('/members/{id}', 'Delete a member; what they did keeps their name')
    .errors(refused)
    .input(byId)
    .output(confirmation),
}
