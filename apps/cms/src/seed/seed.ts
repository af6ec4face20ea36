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
import { holdsAny } from '../database/holds-any'
import { retryTransient } from '../database/retry'
import type { Env } from '../env'
import { mediaFolder } from '../media/pictures'
import { keepsNames } from '../media/take-picture'
import { globalSlugs, slugs } from '../slugs'
import { sampleAbout } from './about'
import { createFirstAccounts, type FirstAccount } from './accounts'
import { academicYear } from './calendar'
import { halfSeedIn } from './half-seed'
import { sampleHome } from './home'
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
  const { drawPortrait } = await import('./portraits')
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

const fill = async (payload: Payload, req: PayloadRequest, env: Env, drawn: readonly Drawn[]) => {
  await createTeam(payload, req, drawn)
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
  const drawn = isKept ? [] : await Promise.all(sampleTeam.map((member) => draw(member, env)))
  const req = await createLocalReq({ context: { [keepsNames]: true } }, payload)
  try {
    if (!half) await initTransaction(req)
    if (!isKept) {
      await half?.begin(req)
      await fill(payload, req, env, drawn)
    }
    // Last, so that members stand for a seed that is whole.
    announce(await retryTransient(() => createAccounts(payload, req, env)))
    await commitTransaction(req)
    await half?.end()
  } catch (error) {
    await killTransaction(req)
    const files = drawn.map(({ file }) => file)
    // Elsewhere the next start clears them away.
    if (!half) await removePictures(mediaFolder(env.dataFolder), files)
    throw error
  }
}
