import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRouterClient, type RouterClient } from '@orpc/server'
import type { RequestHandler } from 'express'
import type { ApiContext } from '../api/context'
import { router } from '../api/router'
import { workspace } from '../payload.config'
import { sendWebResponse } from './web-streams'

/** What a page is rendered with. */
interface RenderContext {
  client: RouterClient<typeof router>
  publicUrl: string
}

/** The built web app's server entry. */
export interface Site {
  render: (request: globalThis.Request, context: RenderContext) => Promise<globalThis.Response>
  /** The texts of the scripts a page holds, for the content security policy to name. */
  inlineScripts: readonly string[]
}

/** Loads the built web app. */
export const loadSite = async (): Promise<Site> => {
  const entry = resolve(workspace, '../web/dist/server/entry-server.js')
  return (await import(pathToFileURL(entry).href)) as Site
}

/** Every page of the web app, rendered with data from in-process calls of the contract. */
export const sitePages = (site: Site, context: ApiContext): RequestHandler => {
  const { env } = context
  const client = createRouterClient(router, { context })
  return async (request, response) => {
    const { originalUrl, method } = request
    const page = await site.render(new Request(new URL(originalUrl, env.publicUrl), { method }), {
      client,
      publicUrl: env.publicUrl,
    })
    await sendWebResponse(page, response)
  }
}
