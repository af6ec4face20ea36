import { expect } from '@playwright/test'
import type { ProductProcess } from '@tropa/harness/product-process'
import { logIn } from '../fixtures/accounts'
import { createApi, createClient } from '../fixtures/client'
import { printedAccounts } from './printed-accounts'

/**
 * Expects all of the first content: 13 team members with their pictures, the texts, and both accounts
 * with the passwords that were printed last.
 *
 * @param starts - every start on the database, the running one last
 */
export const expectComplete = async (starts: ProductProcess[]) => {
  const product = starts.at(-1)
  if (!product) throw new Error('There was no start.')
  const { origin } = product
  const api = createApi(origin)
  const client = createClient(origin)

  const team = await client.team.list()
  expect(team).toHaveLength(13)
  for (const { image } of team) {
    const { status, headers } = await api(`GET ${image}`)
    expect([image, status, headers.get('content-type')]).toEqual([image, 200, 'image/webp'])
  }
  expect((await client.rules.get()).sections).toHaveLength(9)
  expect((await client.about.get()).sections).toHaveLength(3)

  const printed = starts.flatMap(({ stdout }) => printedAccounts(stdout))
  for (const userType of ['admin', 'user'] as const) {
    const account = printed.findLast((each) => each.userType === userType)
    if (!account) throw new Error(`No start printed the password of the first ${userType}.`)
    const { result } = await logIn(origin, account)
    expect(result.userType).toBe(userType)
  }
}
