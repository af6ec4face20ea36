import { errorCodes } from '@tropa/contract/errors'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { defaultSettings, type Settings } from '@tropa/contract/settings/settings'
import type { Request, Response, Router } from 'express'
import { pictureStoreOf } from '../../database/pictures'
import { findPicture, pictureName } from '../../features/media/picture-name'
import { readPublicSettings } from '../../features/settings/read-public'
import type { SharedContext } from '../api/api-router'
import { areas, caseSensitiveRouter } from '../areas'
import { drawIcons, iconNames, type Icon } from './draw-icons'
import { sendText } from '../send-error'

/** Increase it when the same settings are drawn differently. */
const drawing = 1

/** Whether the settings that icons show are the defaults of the build; the share picture shows the tagline. */
const hasBuiltIcons = ({ name, tagline, accent, mark }: Settings) =>
  name === defaultSettings.name &&
  ['', defaultSettings.tagline].includes(tagline) &&
  accent === defaultSettings.accent &&
  mark.image === null &&
  mark.letter === defaultSettings.mark.letter

/** The folder of a team's icons, named by a hash of their parts; empty for the icons of the build. */
export const iconFolder = (settings: Settings): string => {
  if (hasBuiltIcons(settings)) return ''
  const { name, accent, mark } = settings
  const parts = JSON.stringify([drawing, name, accent, mark])
  return `${areas.icons.path}/${createHash('sha1').update(parts).digest('base64url')}`
}

interface DrawnIcons {
  folder: string
  icons: Promise<ReadonlyMap<string, Icon>>
}

/** Serves a team's icons, drawn once after each change: permanently in their folder, the current ones at the root. */
export const iconRouter = ({ payload }: SharedContext): Router => {
  let drawn: DrawnIcons | undefined

  const draw = async ({ name, accent, mark }: Settings, folder: string) => {
    const pictures = pictureStoreOf(payload)
    const file = mark.image && pictureName(mark.image.replace(areas.pictures.path, ''))
    const isStored = file && (await findPicture(pictures, file))
    const picture = isStored ? await buffer(pictures.read(file)) : undefined
    return drawIcons({ name, letter: mark.letter, picture, accent }, folder)
  }

  /** `undefined` if the site uses the build's icons. */
  const presentIcons = async () => {
    const settings = await readPublicSettings(payload)
    const folder = iconFolder(settings)
    if (folder === '') return undefined
    if (drawn?.folder !== folder) {
      const made = { folder, icons: draw(settings, folder) }
      // Do not cache a failure.
      made.icons.catch(() => {
        if (drawn === made) drawn = undefined
      })
      drawn = made
    }
    return { folder, icons: await drawn.icons }
  }

  const send = ({ type, content }: Icon, request: Request, response: Response) => {
    response.type(type).set('ETag', `"${createHash('sha1').update(content).digest('base64url')}"`)
    if (request.fresh) response.status(304).end()
    else response.send(content)
  }

  const router = caseSensitiveRouter()
  router.get(`${areas.icons.path}/:hash/:name`, async (request, response) => {
    const { hash, name } = request.params
    const present = await presentIcons()
    const icon = present?.folder.endsWith(`/${hash}`) && present.icons.get(name)
    if (icon) send(icon, request, response)
    // The settings were changed, or another instance knows newer ones already.
    else if (iconNames.has(name))
      response.set('Cache-Control', 'no-store').redirect(302, `/${name}`)
    else sendText(response, 404, errorCodes.NOT_FOUND.message)
  })
  const atRoot = Array.from(iconNames, (name) => `/${name}`)
  router.get(atRoot, async (request, response, next) => {
    response.set('Cache-Control', 'no-cache')
    const icon = (await presentIcons())?.icons.get(request.path.slice(1))
    if (icon) send(icon, request, response)
    else next()
  })
  return router
}
