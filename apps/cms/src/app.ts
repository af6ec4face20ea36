import { join, resolve } from 'node:path'
import express, { type Express } from 'express'
import type { Payload } from 'payload'
import { apiRouter } from './http/api'
import type { Env } from './env'
import { cmsRest } from './http/cms-rest'
import { compressedFiles } from './http/compressed'
import { contactForm } from './http/contact-form'
import { feeds } from './http/feeds'
import { apiMethods } from './http/api-methods'
import { health, ready } from './http/health'
import { inviteCalls } from './http/invite'
import { lastResort } from './http/last-resort'
import { createMetrics } from './http/metrics'
import { openApi } from './http/openapi'
import { panel } from './http/panel'
import { preview } from './http/preview'
import { servePictures } from './http/pictures'
import { logRequests, requestId } from './http/request-id'
import { securityHeaders } from './http/security-headers'
import { sitePages, type Site } from './http/site'
import { createCache } from './api/cache'
import type { Limits } from './api/limits'
import type { Logger } from './logger'
import { picturesOf } from './media/pictures'
import { panelAccount } from './http/panel-account'
import { boundedBody, editorsOnly } from './http/panel-gate'
import { workspace } from './payload.config'
import { slugs } from './slugs'

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
