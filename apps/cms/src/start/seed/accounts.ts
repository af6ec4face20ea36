import { defaultTeams } from '@tropa/contract/settings/teams'
import type { Work } from '../../database/unit-of-work'
import type { Env } from '../../env'
import { admit, ownTurn } from '../../features/member/hashing-gate'
import { hashPassword, type StoredPassword } from '../../features/member/password-hash'
import { randomPassword } from '../../features/member/random-password'
import { createMember } from '../../features/member/write-member'

/** An account for the first sign-in, with its password in plain text. */
export interface FirstAccount {
  username: string
  password: string
  userType: 'admin' | 'user'
}

const [heads, devTeam] = defaultTeams

const teamOf = { admin: heads, user: devTeam }

type HashedAccount = FirstAccount & { stored: StoredPassword }

/** Chooses and hashes the passwords of the first accounts, before a transaction waits for it. */
export const hashFirstAccounts = (seed: Env['seed']): Promise<HashedAccount[]> =>
  Promise.all(
    (['admin', 'user'] as const).map(async (userType) => {
      const { username, password = randomPassword() } = seed[userType]
      const stored = await admit(ownTurn, () => hashPassword(password))
      return { username, password, userType, stored }
    }),
  )

/** Creates the first admin and the first user, with the names and passwords of the environment. */
export const createFirstAccounts = async (
  work: Work,
  accounts: readonly HashedAccount[],
): Promise<FirstAccount[]> => {
  const created = []
  for (const { stored, password, userType, ...account } of accounts) {
    const team = teamOf[userType]
    const teams = team ? [team._id] : []
    const { username } = await createMember(work, { ...account, userType, teams, ...stored })
    created.push({ username, password, userType })
  }
  return created
}
