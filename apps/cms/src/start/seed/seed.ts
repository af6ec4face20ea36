import { dateIn } from '@tropa/contract/base/team-time'
import {
  createLocalReq,
  type CollectionSlug,
  type DataFromGlobalSlug,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
} from 'payload'
import { holdsAny, ownCollections } from '../../database/rows'
import { inUnitOfWork } from '../../database/unit-of-work'
import type { Env } from '../../env'
import { sampleAbout, sampleHome, sampleRules, sampleSite } from './texts'
import { createFirstAccounts, hashFirstAccounts, type FirstAccount } from './accounts'
import { academicYear } from './calendar'
import { firstNameOf, sampleTeam, storePortrait } from './portraits'
import { sampleRecords } from './records'
import { seedProgressOf } from '../../database/seed-progress'

const published = { _status: 'published' } as const

const createContent = async (payload: Payload, req: PayloadRequest, env: Env) => {
  // Within the seed's transaction if there is one, and never in one of their own.
  const options = { overrideAccess: true, disableTransaction: true, req } as const
  const create = <Slug extends CollectionSlug>(
    collection: Slug,
    data: RequiredDataFromCollectionSlug<Slug>,
  ) => payload.create({ collection, data, ...options })
  const fill = <Slug extends GlobalSlug>(slug: Slug, data: Omit<DataFromGlobalSlug<Slug>, 'id'>) =>
    payload.updateGlobal({ slug, data: data as never, ...options })

  const createSample = async () => {
    for (const member of sampleTeam) {
      const { name, role, bio, links } = member
      const alt = firstNameOf(member)
      const image = await storePortrait(payload, req, env, member)
      const addresses = links.map((url) => ({ url }))
      await create('team', { name, alt, role, bio, image, links: addresses, ...published })
    }
    const thisYear = Number(dateIn(env.timeZone).slice(0, 4))
    for (const event of [...academicYear(thisYear - 1), ...academicYear(thisYear)]) {
      await create('calendar', { ...event, ...published })
    }
    for (const record of sampleRecords(new Date())) await create('records', record)
    await fill('about', { ...sampleAbout(), ...published })
    await fill('rules', { ...sampleRules(), ...published })
  }

  if (env.seed.hasSample) await createSample()
  await fill('home', { ...sampleHome, ...published })
  await fill('site', sampleSite)
}

/**
 * Seeds an empty database: the team, two academic years, the texts, sample records and the first accounts, all or
 * nothing. With `SEED_SAMPLE=none` it creates the accounts and the settings only. A database that has content and no
 * members gets the accounts.
 *
 * @param announce - receives the accounts right before they are committed, so that no account exists
 *   whose password nobody has seen
 */
export const seedWhenEmpty = async (
  payload: Payload,
  env: Env,
  announce: (accounts: FirstAccount[]) => void,
): Promise<void> => {
  const progress = seedProgressOf(payload)
  if (await holdsAny(payload, ['members'])) {
    await progress?.finish()
    return
  }
  const isIncomplete = await progress?.isIncomplete()
  const hasContent = !isIncomplete && (await holdsAny(payload, ownCollections(payload)))
  const accounts = await hashFirstAccounts(env.seed)
  const fill = async (within: Partial<PayloadRequest>) => {
    const req = await createLocalReq({ req: within, context: { isUnrecorded: true } }, payload)
    await progress?.begin()
    await createContent(payload, req, env)
  }
  // On MongoDB it would be too long for a transaction.
  if (progress && !hasContent) await fill({})
  await inUnitOfWork({ payload }, async (work) => {
    if (!progress && !hasContent) await fill({ transactionID: work.transactionID })
    // Last, because a database with members counts as completely seeded.
    announce(await createFirstAccounts(work, accounts))
  })
  await progress?.finish()
}
