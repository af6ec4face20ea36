import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { logIn, send, sendOk } from './lib/api.mjs'
import { Product } from './lib/product.mjs'
import { randomFrom } from '@tropa/harness/random'
import { inScene } from './lib/scene.mjs'

/** The portraits of a seeded team, and those among them that are not served. */
const portraitsOf = async (origin) => {
  const team = await sendOk(origin, 'GET /api/team')
  const images = team.map(({ image }) => new URL(image, origin).pathname)
  const responses = await Promise.all(images.map((image) => send(origin, `GET ${image}`)))
  return { images, missing: images.filter((_, index) => responses[index].status !== 200) }
}

/** Kills first starts at random moments, each on a new database: the next start serves a whole team. */
export const firstStarts = ({ rounds, seed, ...where }) =>
  inScene(where, async ({ folder, url, start }) => {
    const random = randomFrom(seed)
    const fresh = (round) =>
      where.engine === 'mongodb'
        ? newDatabaseUrl(url)
        : `file:${path.join(folder, String(round), 'tropa.db')}`
    const began = Date.now()
    await (await start()).stop()
    const duration = Date.now() - began
    const problems = []
    for (let round = 1; round <= rounds; round += 1) {
      const variables = { DATABASE_URL: fresh(round) }
      const killed = await Product.spawn(folder, variables)
      await pause(random.below(duration))
      await killed.kill()
      try {
        const product = await start({ variables })
        const { origin } = product
        await logIn(origin, firstAccounts.admin)
        const { images, missing } = await portraitsOf(origin)
        if (images.length !== 13) problems.push({ round, team: images.length })
        problems.push(...missing.map((name) => ({ round, missing: name })))
        await product.stop()
      } catch (error) {
        problems.push({ round, error: String(error) })
      }
      if (where.engine === 'mongodb') await dropDatabase(variables.DATABASE_URL)
    }
    return { figures: { rounds, firstStart: `${duration} ms` }, problems }
  })
