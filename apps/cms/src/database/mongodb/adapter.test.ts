import { expect, inject, it } from 'vitest'
import { newMongodbUrl } from '../../testing/base-database'
import { checkMongodb } from './adapter'

const refusalOf = async (url: string) => {
  const error: unknown = await checkMongodb(url).catch((refusal: unknown) => refusal)
  return error instanceof Error ? error.message : ''
}

it.each([
  'mongodb+srv://no.invalid/tropa',
  ...['127.0.0.1:port', '127.0.0.1:99999', '127.0.0.1/tropa?nonsense=1'].map(
    (host) => `mongodb://someone:hidden@${host}`,
  ),
])('The refusal of %s leaves its password out', async (url) => {
  const refusal = await refusalOf(url)
  expect(refusal).toMatch(/^DATABASE_URL names a MongoDB that cannot be reached/)
  expect(refusal).not.toContain('hidden')
})

it.runIf(inject('engine') === 'mongodb')(
  'If MongoDB refuses the password, the error does not contain it',
  async () => {
    const url = new URL(newMongodbUrl())
    Object.assign(url, { username: 'someone', password: 'hidden' })
    const refusal = await refusalOf(url.href)
    expect(refusal).toMatch(/^DATABASE_URL names a MongoDB that cannot be reached/)
    expect(refusal).not.toContain('hidden')
  },
)

it.runIf(inject('engine') === 'mongodb').each(['', 'directConnection=true'])(
  'A MongoDB that is not named as a replica set has no transactions, and is refused: ?%s',
  async (search) => {
    const url = new URL(newMongodbUrl())
    url.search = search
    expect(await refusalOf(url.href)).toMatch(/^DATABASE_URL must name a replica set/)
  },
)
