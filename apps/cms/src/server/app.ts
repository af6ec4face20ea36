import { join, resolve } from 'node:path'
import express, { type Express } from 'express'
import type { Payload } from 'payload'
import { apiRouter } from './api/api-router'
import { workspace, type Env } from '../env'
import { cmsRest } from './panel/rest'
import { compressedFiles } from './middleware/compressed-files'
import { contactForm } from './site/contact-form'
import { feeds } from './site/feeds'
import { apiMethods } from './api/allowed-methods'
import { health, ready } from './api/health'
import { inviteCalls } from './api/invite-router'
import { lastResort } from './middleware/error-handler'
import { createMetrics } from './middleware/metrics'
import { openApi } from './api/openapi'
import { panel } from './panel/panel'
import { preview } from './site/preview'
import { servePictures } from './site/pictures'
import { logRequests, requestId } from './middleware/request-id'
import { securityHeaders } from './middleware/security-headers'
import { sitePages, type Site } from './site/pages'
import { createCache } from '../cache/cache'
import type { Limits } from '../rpc/rate-limits'
import type { Logger } from './logger'
import { picturesOf } from '../features/media/pictures'
import { panelAccount } from './panel/account'
import { boundedBody, editorsOnly } from './panel/guards'
import { slugs } from '../payload/slugs'

const immutable = { immutable: true, maxAge: '1y', index: false, redirect: false } as const

/** What the app is made from. */
export interface AppInput {
  env: Env
  payload: Payload
  logger: Logger
  limits: Limits
  /** The built web app; without it only `/api` and `/cms` answer. */
  site?: Site
}

/** Everything on one origin: the contract, the panel, pictures, Storybook and the rendered site. */
export const createApp = ({ env, payload, logger, limits, site }: AppInput): Express => {
  const cache = createCache(payload)
  const app = express()
  app.disable('x-powered-by')
  if (env.trustProxy !== undefined) app.set('trust proxy', env.trustProxy)
  logRequests(app, logger)
  app.use(requestId)
  app.use(securityHeaders(site?.inlineScripts ?? [], env.publicUrl.startsWith('https:')))
  if (env.metricsToken !== undefined) {
    const { measure, show } = createMetrics(env.metricsToken)
    app.use(measure)
    app.get('/metrics', show)
  }
  app.use('/api', apiMethods)
  app.get('/api/health', health(payload, env))
  app.get('/api/ready', ready(payload))
  app.use('/api', openApi())
  app.use('/api', apiRouter({ payload, env, limits, cache }))
  app.use('/invite', inviteCalls({ payload, env, limits, cache }))
  app.use('/cms/api', boundedBody(payload))
  app.use(`/cms/api/${slugs.members}`, panelAccount(payload, limits))
  const pictures = picturesOf(payload, env)
  app.use('/cms/api', editorsOnly(payload), cmsRest(payload.config, pictures))
  app.use('/cms', panel(payload.config))
  app.use(feeds(payload, env))
  app.use('/media', servePictures(pictures))
  app.use('/storybook', express.static(resolve(workspace, '../../storybook-static')))
  if (site) {
    const client = resolve(workspace, '../web/dist/client')
    const assets = join(client, 'assets')
    app.use('/assets', compressedFiles(assets))
    app.use('/assets', express.static(assets, { ...immutable, fallthrough: false }))
    app.use(express.static(client, { index: false, redirect: false }))
    const visitor = { payload, env, limits, cache, token: undefined, address: '' }
    app.use(contactForm(site, visitor))
    app.use('/preview', preview(site, visitor))
    app.get('/{*path}', sitePages(site, visitor))
  }
  app.use(lastResort)
  return app
}
