import type { Payload, PayloadRequest } from 'payload'
import type { Env } from '../env'
import { randomPassword } from '../features/member/random-password'
import { slugs } from '../payload/slugs'

/** An account for the first sign-in, with its password in plain text. */
export interface FirstAccount {
  username: string
  password: string
  userType: 'admin' | 'user'
}

const firstAccounts = [
  { userType: 'admin', teams: ['Heads'] },
  { userType: 'user', teams: ['Dev Team'] },
] as const

/** Creates the first admin and the first user, with the names and passwords of the environment. */
export const createFirstAccounts = async (
  payload: Payload,
  req: PayloadRequest,
  seed: Env['seed'],
): Promise<FirstAccount[]> => {
  const accounts = []
  for (const { userType, teams } of firstAccounts) {
    const password = seed[userType].password ?? randomPassword()
    const { username } = await payload.create({
      collection: slugs.members,
      data: { username: seed[userType].username, password, userType, teams: [...teams] },
      overrideAccess: true,
      req,
    })
    accounts.push({ username, password, userType })
  }
  return accounts
}
