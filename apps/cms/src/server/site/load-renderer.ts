import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord } from '@tropa/contract/is-record'
import type { SiteRenderer } from '@tropa/contract/site-renderer'
import { workspace } from '../../env'

const builtRenderer = resolve(workspace, '../web/dist/server/entry-server.js')

const isSiteRenderer = (value: unknown): value is SiteRenderer =>
  isRecord(value) &&
  typeof value.render === 'function' &&
  typeof value.pageAddress === 'function' &&
  typeof value.canonicalPath === 'function' &&
  Array.isArray(value.inlineScripts)

/**
 * Loads the renderer from the built web app.
 *
 * @throws where the web app is not built, or an older build exports something else
 */
export const loadSiteRenderer = async (file = builtRenderer): Promise<SiteRenderer> => {
  if (existsSync(file)) {
    const built: unknown = await import(pathToFileURL(file).href)
    if (isRecord(built) && isSiteRenderer(built.siteRenderer)) return built.siteRenderer
  }
  throw new Error(`${file} does not render the site; build the web app first (npm run build).`)
}
