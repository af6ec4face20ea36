import type { RequestHandler } from 'express'
import type { SanitizedConfig } from 'payload'
import { workspace } from '../../env'
import { shareConfig } from '../../payload/running-config'

type PanelHandler = (request: object, response: object) => Promise<void>

const start = async (config: SanitizedConfig): Promise<PanelHandler> => {
  shareConfig(config)
  const { default: createNext } = await import('next')
  const next = createNext({ dev: false, dir: workspace, quiet: true })
  await next.prepare()
  return next.getRequestHandler() as PanelHandler
}

/** The admin panel under `/cms`: Next, started by the first request so that nobody else waits for it. */
export const panel = (config: SanitizedConfig): RequestHandler => {
  let starting: Promise<PanelHandler> | undefined
  return async (request, response) => {
    // What the panel's pages send names an action; Next fails at any other form.
    if (request.method === 'POST' && request.get('next-action') === undefined) {
      response.status(405).set('Allow', 'GET, HEAD').type('text').send('Not allowed.')
      return
    }
    starting ??= start(config).catch((error: unknown) => {
      starting = undefined
      throw error
    })
    const handle = await starting
    request.url = request.originalUrl
    await handle(request, response)
  }
}
