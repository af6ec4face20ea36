import { settingsLimits, settingsMessages } from '@tropa/contract/settings/choices'
import {
  type SettingsForm,
  settingsForm,
  type TeamSettings,
} from '@tropa/contract/settings/settings'
import { APIError } from 'payload'
import { newId } from '../../database/ids'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import { findSettings, lockTeams, type StoredSettings } from '../../payload/globals/read-settings'
import { readSite } from '../../payload/globals/read-site'
import { readText } from '../../payload/globals/read-text'
import { version } from '../../payload/version'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors, firstPerField } from '../../rpc/errors'
import { api } from '../../rpc/procedure'
import { readPublicSettings } from './read-public'
import { storedRows, withoutRows, wordOf } from './rows'
import { requireUnusedAudiences, requireUnusedTeams, requireWholeFees } from './uses'

/** The panel's own fields, and what is stored beside them. */
type SiteForm = Pick<SettingsForm, 'name' | 'tagline' | 'contactEmail' | 'codeUrl'>
type OwnForm = Omit<SettingsForm, keyof SiteForm | 'mark'> & Pick<TeamSettings, 'letter'>

const row = { collection: 'settings', id: '', title: 'Settings of the team' }

/** Stores the settings beside the panel's own globals, which are written by Payload's operations. */
const writeSettings = async (
  work: Work,
  before: StoredSettings,
  change: Partial<StoredSettings>,
): Promise<void> => {
  const names = (Object.keys(change) as (keyof StoredSettings)[]).filter(
    (name) => JSON.stringify(change[name]) !== JSON.stringify(before[name]),
  )
  if (names.length === 0) return
  const { leftOut, picture, ...values } = { ...before, ...change }
  const { db } = work.payload
  const data = { values, leftOut, mark: picture }
  const input = { slug: 'settings', data, req: work } as const
  const { id } = await findSettings(work.payload, work)
  await (id === undefined ? db.createGlobal(input) : db.updateGlobal(input))
  const fields = names.filter((name) => name !== 'leftOut')
  work.audit({ action: 'update', row, fields })
}

/** Writes the panel's own fields as the panel does: with versions, audit entries and validation. */
const writeSite = async (
  work: Work,
  { name, tagline, contactEmail, codeUrl }: SiteForm,
): Promise<void> => {
  const { payload } = work
  const options = { overrideAccess: true, depth: 0, req: work } as const
  const site = await readSite(payload, work)
  const data = { name, contactEmail, codeUrl }
  if (Object.entries(data).some(([field, value]) => site[field as keyof typeof data] !== value)) {
    await payload.updateGlobal({ slug: 'site', data, ...options })
  }
  const home = await readText(payload, 'home', false, work)
  if (home?.tagline !== tagline) {
    const words = { tagline, _status: 'published' } as const
    await payload.updateGlobal({ slug: 'home', data: words, ...options })
  }
}

const changeTeams = async (work: Work, form: OwnForm): Promise<void> => {
  const stored = await lockTeams(work)
  const teams = storedRows(form.teams, {
    field: 'teams',
    stored: stored.teams,
    newId: () => newId(),
  })
  const audiences = storedRows(form.audiences, {
    field: 'audiences',
    stored: stored.audiences,
    newId: wordOf,
  })
  const left = withoutRows(stored.teams, teams)
  await requireUnusedTeams(work, left)
  await requireUnusedAudiences(work, withoutRows(stored.audiences, audiences))
  if (stored.currency.cents && !form.currency.cents) await requireWholeFees(work)
  const leftOut = [...stored.leftOut, ...left]
  await writeSettings(work, stored, { ...form, teams, audiences, leftOut })
}

/** Names what is wrong by its whole path, `teams.2.name`. */
const byPath = api.use(({ next }, input) => {
  const { error } = settingsForm.safeParse(input)
  if (!error) return next()
  const errors = firstPerField(error.issues, (path) => path.join('.'))
  throw '' in errors ? apiError('BAD_REQUEST', errors['']) : fieldErrors(errors)
})

/** Reports a refused picture at the field `file`. */
const refuse = (error: unknown): never => {
  if (!(error instanceof APIError)) throw error
  const code = error.status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST'
  throw fieldErrors({ file: error.message }, code)
}

const storePicture = async (context: ApiContext, file: File): Promise<string> => {
  const { payload, session } = context
  if (file.size > settingsLimits.mark) {
    throw fieldErrors({ file: settingsMessages.largePicture }, 'PAYLOAD_TOO_LARGE')
  }
  const data = Buffer.from(await file.arrayBuffer())
  if (data.length === 0) throw fieldErrors({ file: settingsMessages.picture })
  return inUnitOfWork({ ...context, session }, async ({ transactionID }) => {
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'Mark' },
      file: { data, name: file.name, mimetype: file.type, size: data.length },
      overrideAccess: true,
      req: { transactionID },
    })
    return picture.id
  }).catch(refuse)
}

/** Deletes a picture that is no longer the mark, unless somebody has it as a portrait. */
const removePicture = async (context: ApiContext, id: string | null): Promise<void> => {
  if (id === null) return
  const { payload } = context
  await inUnitOfWork(context, async ({ transactionID }) => {
    const req = { transactionID }
    await payload.delete({ collection: 'media', id, overrideAccess: true, trash: true, req })
  }).catch((error: unknown) => {
    const level = error instanceof APIError ? 'info' : 'error'
    payload.logger[level]({ err: error }, 'the earlier picture of the mark stays')
  })
}

const setPicture = async (context: ApiContext, picture: string | null): Promise<void> => {
  const earlier = await inUnitOfWork(context, async (work) => {
    const stored = await lockTeams(work)
    await writeSettings(work, stored, { picture })
    return stored.picture
  })
  if (earlier !== picture) await removePicture(context, earlier)
}

const answer = async ({ payload }: ApiContext, message: string) => ({
  message,
  data: await readPublicSettings(payload),
})

/** The tagline is empty while home is unpublished. */
export const siteProcedures = {
  get: api.site.get.handler(async ({ context: { payload, env, drafts } }) => {
    const [site, home] = await Promise.all([readSite(payload), readText(payload, 'home', drafts)])
    return { ...site, tagline: home?.tagline ?? '', version, timeZone: env.timeZone }
  }),
}

export const settingsProcedures = {
  get: api.settings.get.handler(({ context: { payload } }) => readPublicSettings(payload)),

  update: byPath.settings.update.handler(async ({ context, input }) => {
    const { name, tagline, contactEmail, codeUrl, mark, ...own } = input
    await inUnitOfWork(context, async (work) => {
      await changeTeams(work, { ...own, letter: mark.letter })
      await writeSite(work, { name, tagline, contactEmail, codeUrl })
    })
    return answer(context, settingsMessages.saved)
  }),

  setMark: api.settings.setMark.handler(async ({ context, input }) => {
    await setPicture(context, await storePicture(context, input.file))
    return answer(context, settingsMessages.markSaved)
  }),

  removeMark: api.settings.removeMark.handler(async ({ context }) => {
    await setPicture(context, null)
    return answer(context, settingsMessages.markRemoved)
  }),
}
