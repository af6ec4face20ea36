import type { Payload, PayloadRequest } from 'payload'
import type { Env } from '../../env'
import { ownTurn } from '../../features/member/password/gate'
import { preparePassword } from '../../features/member/password/prepared-password'
import { randomPassword } from '../../features/member/random-password'
import type { PreparedPassword } from '../../payload/access/panel-request'
import { slugs } from '../../payload/slugs'

/** An account for the first sign-in, with its password in plain text. */
export interface FirstAccount {
  username: string
  password: string
  userType: 'admin' | 'user'
}

const teamOf = { admin: 'Heads', user: 'Dev Team' } as const

/** An account with the hash of its password. */
type PreparedAccount = FirstAccount & { prepared: PreparedPassword }

/** Chooses and hashes the passwords of the first accounts, before a transaction waits for it. */
export const prepareFirstAccounts = (seed: Env['seed']): Promise<PreparedAccount[]> =>
  Promise.all(
    (['admin', 'user'] as const).map(async (userType) => {
      const { username, password = randomPassword() } = seed[userType]
      const prepared = await preparePassword(password, ownTurn)
      return { username, password, userType, prepared }
    }),
  )

/** Creates the first admin and the first user, with the names and passwords of the environment. */
export const createFirstAccounts = async (
  payload: Payload,
  req: Partial<PayloadRequest>,
  accounts: readonly PreparedAccount[],
): Promise<FirstAccount[]> => {
  const created = []
  for (const { prepared, ...account } of accounts) {
    const { username } = await payload.create({
      collection: slugs.members,
      data: { ...account, teams: [teamOf[account.userType]] },
      context: { prepared },
      overrideAccess: true,
      req,
    })
    created.push({ ...account, username })
  }
  return created
}
