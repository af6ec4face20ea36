import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import type { SiteRenderer } from '@tropa/contract/site-renderer'
import express, { type Router } from 'express'
import type { Payload } from 'payload'
import type { Logger } from 'pino'
import { createCache } from '../cache/cache'
import { isDevelopment, workspace, type Env } from '../env'
import { readFilesInTrash } from '../features/media/hooks'
import { pictureStoreOf } from '../database/pictures'
import type { RateLimits } from '../rpc/rate-limits'
import { apiRouter, inviteRouter, type SharedContext } from './api/api-router'
import { areas, caseSensitiveRouter, oneSpelling } from './areas'
import { compressedFiles } from './middleware/compressed-files'
import { errorHandler, sendErrorPage } from './middleware/error-handler'
import { readForwardedFor } from './middleware/forwarded-for'
import { finishSignOut } from './middleware/panel-cookie'
import { createMetrics } from './middleware/metrics'
import { addRequestLog, requestId, requestLine } from './middleware/request-line'
import { securityHeaders } from './middleware/security-headers'
import { editorsOnly, limitBody } from './panel/guards'
import { panel } from './panel/panel'
import { checkPanelRequest } from './panel/panel-requests'
import { payloadRest } from './panel/rest'
import { signedInEditors, signOut } from './panel/sign-in'
import { sendPanelError } from './send-error'
import { calendarFeeds } from './site/calendar-feeds'
import { changedLinks } from './site/changed-links'
import { contactForm } from './site/contact-form'
import { robotsAndSitemap } from './site/robots-and-sitemap'
import { iconRouter } from './site/icons'
import { sitePages } from './site/pages'
import { servePictures } from './site/pictures'
import { previewRouter } from './site/preview'
import { renderTurns } from './site/render-turns'
import { unsubscribeRouter } from './site/unsubscribe'

const panelAssets = resolve(workspace, '.next/static')
const storybook = resolve(workspace, '../../storybook-static')
const webClient = resolve(workspace, '../web/dist/client')
const webAssets = join(webClient, 'assets')

/** The names of built files change with their contents; their area sets the caching. */
const immutable = { cacheControl: false, index: false, redirect: false } as const

export interface AppInput {
  env: Env
  payload: Payload
  logger: Logger
  limits: RateLimits
  /** The built web app; without it there are no pages of the site. */
  siteRenderer?: SiteRenderer
  /** Whether a proxy should send no more requests, although they are still answered. */
  isStopping?: () => boolean
}

const siteRouter = (renderer: SiteRenderer, shared: SharedContext): Router => {
  const visitor = { ...shared, token: undefined, address: '' }
  const inTurn = renderTurns(areas.pages.maxWaiting)
  const site = caseSensitiveRouter()
  site.use(areas.files.path, compressedFiles(webAssets))
  site.use(areas.files.path, express.static(webAssets, { ...immutable, fallthrough: false }))
  site.use(express.static(webClient, { index: false, redirect: false }))
  site.use(contactForm(renderer, visitor, inTurn))
  site.use(areas.preview.path, previewRouter(renderer, visitor))
  // Without a path pattern, because Express would refuse an address that cannot be decoded.
  site.use(sitePages(renderer, visitor, inTurn))
  return site
}

const panelRouter = (shared: SharedContext): Router => {
  const { payload } = shared
  const cms = caseSensitiveRouter()
  cms.use('/_next/static', compressedFiles(panelAssets))
  // In development Next serves them itself.
  cms.use(
    '/_next/static',
    express.static(panelAssets, { ...immutable, fallthrough: isDevelopment }),
  )
  cms.use('/api', limitBody(payload), editorsOnly(payload), payloadRest(payload))
  cms.use('/api', errorHandler(sendPanelError))
  cms.get('/logout', signOut(payload))
  cms.use(checkPanelRequest(payload), signedInEditors(payload), panel(payload))
  return cms
}

const storybookRouter = (): Router => {
  const router = caseSensitiveRouter()
  router.use(compressedFiles(storybook))
  router.use('/assets', express.static(join(storybook, 'assets'), immutable))
  // The names of all other files stay the same: browsers ask whether they have changed.
  router.use(express.static(storybook))
  return router
}

const schemeAndHost = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * The path and query of a request's address. A client may send a whole address, as proxies do, but must not
 * choose the host. Express would keep the host in the address, and no route would match.
 */
const toOriginForm = (address: string): string => {
  if (address.startsWith('/') || address === '*') return address
  const path = address.replace(schemeAndHost, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** Handles everything that the origin serves, in this order. */
export const createApp = ({
  env,
  payload,
  logger,
  limits,
  siteRenderer,
  isStopping = () => false,
}: AppInput): RequestListener => {
  const shared = { payload, env, limits, cache: createCache(payload) }
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  if (env.trustProxy !== undefined) app.set('trust proxy', env.trustProxy)
  addRequestLog(app, logger)

  const metrics =
    env.metricsToken === undefined ? undefined : createMetrics(env.metricsToken, payload)
  app.use(requestId, requestLine(logger, metrics?.observe))
  app.use(securityHeaders(siteRenderer?.inlineScripts ?? [], env))
  app.use(oneSpelling)
  if (metrics) app.get(areas.metrics.path, metrics.show)

  app.use(finishSignOut(payload))
  app.use(areas.api.path, apiRouter(shared, isStopping))
  app.use(changedLinks)
  app.use(areas.invite.path, inviteRouter(shared))

  app.use(areas.panel.path, panelRouter(shared))
  app.use(calendarFeeds(shared))
  app.use(robotsAndSitemap(shared))
  app.use(
    areas.pictures.path,
    servePictures(pictureStoreOf(payload), () => readFilesInTrash(payload, shared.cache)),
  )
  app.use(areas.storybook.path, storybookRouter())
  app.use(iconRouter(shared))
  app.use(unsubscribeRouter(shared))
  if (siteRenderer) app.use(siteRouter(siteRenderer, shared))

  app.use(errorHandler(sendErrorPage))
  return (request, response) => {
    request.url = toOriginForm(request.url ?? '/')
    readForwardedFor(request.headers)
    // `no-cache` asks to validate here what the client has; Express would send it all again.
    if (request.headers['if-none-match'] !== undefined) delete request.headers['cache-control']
    app(request, response)
  }
}
