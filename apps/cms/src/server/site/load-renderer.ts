import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteRenderer } from '@tropa/contract/site-renderer'
import { isDevelopment, workspace } from '../../env'

const rendererFile = resolve(
  workspace,
  isDevelopment ? '../web/scripts/dev-server.mjs' : '../web/dist/server/entry-server.js',
)

/**
 * Loads the renderer from the built web app, in development from its sources.
 *
 * @throws if the web app is not built
 */
export const loadSiteRenderer = async (file = rendererFile): Promise<SiteRenderer> => {
  if (!existsSync(file)) {
    throw new Error(`${file} does not render the site; build the web app first (npm run build).`)
  }
  const built = (await import(pathToFileURL(file).href)) as { siteRenderer: SiteRenderer }
  return built.siteRenderer
}
