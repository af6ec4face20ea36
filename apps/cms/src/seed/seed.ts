import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dateIn } from '@tropa/contract/time/team-time'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { holdsAny } from '../database/holds-any'
import { retryTransient } from '../database/retry'
import type { Env } from '../env'
import { mediaFolder } from '../features/media/pictures'
import { globalSlugs, slugs } from '../payload/slugs'
import { sampleAbout } from './about'
import { createFirstAccounts, type FirstAccount } from './accounts'
import { academicYear } from './calendar'
import { halfSeedIn } from './half-seed'
import { sampleHome } from './home'
import { readPortraits, storePortrait, type PortraitFiles } from './portraits'
import { sampleRecords } from './records'
import { sampleRules } from './rules'
import { sampleSite } from './site'

export type { FirstAccount }

/** What is written belongs to the seed's own transaction, or to none. */
const outright = { overrideAccess: true, disableTransaction: true } as const

const createTeam = async (
  payload: Payload,
  req: PayloadRequest,
  env: Env,
  portraits: readonly PortraitFiles[],
) => {
  for (const files of portraits) {
    const { name, alt, role, bio, links } = files.member
    const image = await storePortrait(payload, req, env, files)
    await payload.create({
      collection: slugs.team,
      data: {
        name,
        alt,
        role,
        bio,
        image,
        links: links.map((url) => ({ url })),
        _status: 'published',
      },
      ...outright,
      req,
    })
  }
}

const createCalendar = async (payload: Payload, req: PayloadRequest, thisYear: number) => {
  for (const event of [...academicYear(thisYear - 1), ...academicYear(thisYear)]) {
    await payload.create({
      collection: slugs.calendar,
      data: { ...event, _status: 'published' },
      ...outright,
      req,
    })
  }
}

const createRecords = async (payload: Payload, req: PayloadRequest) => {
  for (const data of sampleRecords(new Date())) {
    await payload.create({ collection: slugs.records, data, ...outright, req })
  }
}

const fillGlobals = async (payload: Payload, req: PayloadRequest) => {
  const options = { overrideAccess: true, req } as const
  const _status = 'published'
  await payload.updateGlobal({ slug: globalSlugs.site, data: sampleSite, ...options })
  await payload.updateGlobal({
    slug: globalSlugs.home,
    data: { ...sampleHome, _status },
    ...options,
  })
  await payload.updateGlobal({
    slug: globalSlugs.about,
    data: { ...sampleAbout, _status },
    ...options,
  })
  await payload.updateGlobal({
    slug: globalSlugs.rules,
    data: { ...sampleRules, _status },
    ...options,
  })
}

const removePictures = async (folder: string, portraits: readonly PortraitFiles[]) => {
  const names = await readdir(folder).catch(() => [])
  const written = names.filter((name) => portraits.some(({ stem }) => name.startsWith(stem)))
  await Promise.all(written.map((name) => rm(join(folder, name), { force: true })))
}

/** Makes the accounts in the transaction under way, or in one of their own, to be committed. */
const createAccounts = async (payload: Payload, req: PayloadRequest, { seed }: Env) => {
  const begun = await initTransaction(req)
  try {
    return await createFirstAccounts(payload, req, seed)
  } catch (error) {
    if (begun) await killTransaction(req)
    throw error
  }
}

const fill = async (
  payload: Payload,
  req: PayloadRequest,
  env: Env,
  portraits: readonly PortraitFiles[],
) => {
  await createTeam(payload, req, env, portraits)
  await createCalendar(payload, req, Number(dateIn(env.timeZone).slice(0, 4)))
  await createRecords(payload, req)
  await fillGlobals(payload, req)
}

/**
 * Fills an empty database: the team, two academic years, the texts, sample records and the first
 * accounts. All of it, or nothing. One that lacks nothing but members gets the first accounts alone.
 *
 * @param announce - told of the accounts right before they count, so that no password goes unseen
 */
export const seedWhenEmpty = async (
  payload: Payload,
  env: Env,
  announce: (accounts: FirstAccount[]) => void,
): Promise<void> => {
  const half = halfSeedIn(payload)
  if (await holdsAny(payload, [slugs.members])) {
    await half?.end()
    return
  }
  const isKept = !(await half?.isThere()) && (await holdsAny(payload, Object.values(slugs)))
  const portraits = isKept ? [] : await readPortraits(env)
  const req = await createLocalReq({}, payload)
  try {
    if (!half) await initTransaction(req)
    if (!isKept) {
      await half?.begin(req)
      await fill(payload, req, env, portraits)
    }
    // Last, so that members stand for a seed that is whole.
    announce(await retryTransient(() => createAccounts(payload, req, env)))
    await commitTransaction(req)
    await half?.end()
  } catch (error) {
    await killTransaction(req)
    // Elsewhere the next start clears them away.
    if (!half) await removePictures(mediaFolder(env.dataFolder), portraits)
    throw error
  }
}
