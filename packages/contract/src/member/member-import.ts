import * as z from 'zod/mini'
import { maxLength } from '../base/text'
import { admin, body } from '../procedure-builders'

export const maxImportedMembers = 100

export const memberImportMessages = {
  tooMany: `Please invite at most ${maxImportedMembers} members at once.`,
  rows: 'Please send rows with texts.',
  twice: 'This username is already in an earlier row.',
  wrongRows: 'Some rows are wrong. Nobody was invited.',
} as const

/** Only Latin: in other scripts the marks are part of the letters. */
const latinMarks = /(?<=\p{Script=Latin})[\u0300-\u036f]+/gu

/** Makes a username from a name: `ana.reyes` from `Ana Reyes`. */
export const usernameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(latinMarks, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '.')
    .replaceAll(/^\.+|\.+$/g, '')
    .slice(0, maxLength.username)

/** A lone surrogate, which no valid text has, so that a cell of another type is an error of its own row only. */
const wrong = '\ud800'

const cell = z.catch(z.optional(z.nullable(z.string())), wrong)

const importedRow = body({
  username: cell,
  name: cell,
  email: cell,
  teams: z.catch(z.optional(z.nullable(z.array(z.string()))), [wrong]),
  userType: cell,
})

export type ImportedRow = z.infer<typeof importedRow>

/** What happens to a row; a member who `exists` is left unchanged. */
const plannedRow = z.object({
  username: z.string(),
  state: z.enum(['new', 'exists', 'invalid']),
  errors: z.optional(z.record(z.string(), z.string())),
})

export type PlannedRow = z.infer<typeof plannedRow>

/** The link of somebody who was invited, which no later response repeats. */
const importedInvite = z.object({ username: z.string(), link: z.string(), isMailed: z.boolean() })

export type ImportedInvite = z.infer<typeof importedInvite>

export const memberImportContract = {
  import: admin
    .post(
      '/members/import',
      'Invite several members, all or nobody; with check nothing is written. Wrong rows are a 400 with errors and rows',
    )
    .meta({ access: 'admin', creates: true })
    .input(
      body({
        rows: z
          .array(importedRow, { error: memberImportMessages.rows })
          .check(z.maxLength(maxImportedMembers, memberImportMessages.tooMany)),
        check: z.optional(z.boolean()),
      }),
    )
    .output(z.object({ rows: z.array(plannedRow), invites: z.array(importedInvite) })),
}
