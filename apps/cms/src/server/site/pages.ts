import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRouterClient, type RouterClient } from '@orpc/server'
import { dateIn } from '@tropa/contract/time/team-time'
import type { RequestHandler, Response } from 'express'
import type { ApiContext } from '../../rpc/context'
import { Answer } from '../cached-response'
import { siteSources } from '../api/cached-procedures'
import { router } from '../api/router'
import { workspace } from '../../env'
import { addressOf, sendWebResponse } from '../web-streams'

/** What a contact form posted without JavaScript is answered with. */
export interface ContactAnswer {
  status: number
  message: string
  values: Record<string, string>
  errors: Record<string, string>
}

interface RenderContext {
  client: RouterClient<typeof router>
  publicUrl: string
  contact?: ContactAnswer
  /** Renders for `/preview`: its own links, its own script, and a word that this is no public page. */
  isPreview?: boolean
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

/** A page of the web app as it is sent; what is no page, a redirect, is passed on. */
const renderAnswer = async (render: Promise<globalThis.Response>) => {
  const answer = await render
  const type = answer.headers.get('content-type')
  return answer.ok && type ? new Answer(answer.status, type, await answer.text()) : answer
}

/** Every page of the web app, rendered with data from in-process calls of the contract, and kept. */
export const sitePages = (site: Site, context: ApiContext): RequestHandler => {
  const { env, cache } = context
  const { publicUrl } = env
  const client = createRouterClient(router, { context })
  return async (request, response) => {
    const address = addressOf(request)
    const asked = () => new Request(`${publicUrl}${address}`)
    // What a page calls today is in it.
    const answer = await cache.read(
      `page ${address} ${dateIn(env.timeZone)}`,
      siteSources,
      () => renderAnswer(site.render(asked(), { client, publicUrl })),
      (made) => (made instanceof Answer ? made.size : 0),
    )
    if (answer instanceof Answer) await answer.send(request, response, 'no-cache')
    else await sendWebResponse(answer.clone(), response)
  }
}

/** The contact page with the answer to a posted form. */
export const contactPage = async (
  site: Site,
  context: ApiContext,
  contact: ContactAnswer,
  response: Response,
) => {
  const { publicUrl } = context.env
  const client = createRouterClient(router, { context })
  const request = new Request(new URL('/contact', publicUrl))
  await sendWebResponse(await site.render(request, { client, publicUrl, contact }), response)
}
