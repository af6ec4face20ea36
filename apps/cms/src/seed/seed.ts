import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import { dateIn } from '@tropa/contract/team-time'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type File,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { retryTransient } from '../database/retry'
import type { Env } from '../env'
import { forgetPictures, mediaFolder } from '../media/pictures'
import { keepsNames } from '../media/take-picture'
import { globalSlugs, slugs } from '../slugs'
import { sampleAbout } from './about'
import { createFirstAccounts, type FirstAccount } from './accounts'
import { academicYear } from './calendar'
import { sampleHome } from './home'
import { drawPortrait } from './portraits'
import { sampleRecords } from './records'
import { sampleRules } from './rules'
import { sampleSite } from './site'
import { sampleTeam, type SampleMember } from './team'

export type { FirstAccount }

/** What is written belongs to the seed's own transaction, or to none. */
const outright = { overrideAccess: true, disableTransaction: true } as const

interface Drawn {
  member: SampleMember
  file: File
}

/**
 * Named by what it shows, so that a seed that starts anew writes over what one that was killed has
 * left; and by the database, for two of them may lie in one folder.
 */
const draw = async (member: SampleMember, { database }: Env): Promise<Drawn> => {
  const data = await drawPortrait(member)
  const owner = database.engine === 'sqlite' ? basename(database.file) : ''
  const hash = createHash('sha256').update(owner).update(data).digest('hex')
  const name = `${hash.slice(0, 32)}.png`
  return { member, file: { data, mimetype: 'image/png', name, size: data.length } }
}

const createTeam = async (payload: Payload, req: PayloadRequest, drawn: readonly Drawn[]) => {
  for (const { member, file } of drawn) {
    const { portrait, links, ...fields } = member
    const { id: image } = await payload.create({
      collection: slugs.media,
      data: { alt: portrait.alt },
      file,
      overwriteExistingFiles: true,
      ...outright,
      req,
    })
    await payload.create({
      collection: slugs.team,
      data: { ...fields, image, links: links.map((url) => ({ url })), _status: 'published' },
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

/** Where the seed is no single transaction, what one that was cut short has left is cleared by hand. */
const clearHalfSeed = async (payload: Payload, req: PayloadRequest) => {
  for (const collection of [
    slugs.members,
    slugs.records,
    slugs.calendar,
    slugs.team,
    slugs.media,
  ]) {
    await payload.delete({ collection, where: {}, ...outright, req })
  }
  await forgetPictures(payload)
  for (const globalSlug of [globalSlugs.home, globalSlugs.about, globalSlugs.rules]) {
    await payload.db.deleteVersions({ globalSlug, where: {}, req })
  }
}

const removePictures = async (folder: string, files: readonly File[]) => {
  const stems = files.map(({ name }) => parse(name).name)
  const names = await readdir(folder).catch(() => [])
  const written = names.filter((name) => stems.some((stem) => name.startsWith(stem)))
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

/**
 * Fills a database in which no member exists: the team, two academic years, the texts, sample records
 * and the first accounts. All of it, or nothing.
 *
 * @param announce - told of the accounts right before they count, so that no password goes unseen
 */
export const seedWhenEmpty = async (
  payload: Payload,
  env: Env,
  announce: (accounts: FirstAccount[]) => void,
): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: slugs.members, overrideAccess: true })
  if (totalDocs > 0) return

  const drawn = await Promise.all(sampleTeam.map((member) => draw(member, env)))
  const req = await createLocalReq({ context: { [keepsNames]: true } }, payload)
  // A MongoDB ends a transaction after a minute, and keeps that of a killed process for as long.
  const isAtomic = env.database.engine === 'sqlite'
  try {
    if (isAtomic) await initTransaction(req)
    else await clearHalfSeed(payload, req)
    await createTeam(payload, req, drawn)
    await createCalendar(payload, req, Number(dateIn(env.timeZone).slice(0, 4)))
    await createRecords(payload, req)
    await fillGlobals(payload, req)
    // Last, so that members stand for a seed that is whole.
    announce(await retryTransient(() => createAccounts(payload, req, env)))
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    if (!isAtomic) await clearHalfSeed(payload, req)
    const files = drawn.map(({ file }) => file)
    if (isAtomic) await removePictures(mediaFolder(env.dataFolder), files)
    throw error
  }
}
