import { expect } from '@playwright/test'
import { logIn } from '../fixtures/accounts'
import { createApi } from '../fixtures/api'
import type { ProductProcess } from '../fixtures/running-product'
import { printedAccounts } from './printed-accounts'

/**
 * Expects a product that is whole: 13 members with their pictures, the texts, two academic years,
 * and both accounts with the passwords that were printed last.
 *
 * @param starts - every start on its database, the running one last
 */
export const expectWhole = async (starts: ProductProcess[]) => {
  const product = starts.at(-1)
  if (!product) throw new Error('There was no start.')
  const api = createApi(product.origin)

  const { body: team } = await api('GET /api/team')
  expect(team).toHaveLength(13)
  for (const { image } of team as unknown as { image: string }[]) {
    const { status, headers } = await api(`GET ${image}`)
    expect([image, status, headers.get('content-type')]).toEqual([image, 200, 'image/webp'])
  }
  expect((await api('GET /api/rules')).body.sections).toHaveLength(9)
  expect((await api('GET /api/about')).body.sections).toHaveLength(3)

  const printed = starts.flatMap(({ stdout }) => printedAccounts(stdout))
  for (const userType of ['admin', 'user'] as const) {
    const account = printed.findLast((each) => each.userType === userType)
    if (!account) throw new Error(`No start printed the password of the first ${userType}.`)
    const { result } = await logIn(api, account)
    expect(result.userType).toBe(userType)
  }
}
