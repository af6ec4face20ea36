import { createRouterClient } from '@orpc/server'
import { errorCodes } from '@tropa/contract/errors'
import { honeypot, inquiryMessages } from '@tropa/contract/inquiry/inquiry'
import { isRecord } from '@tropa/contract/base/is-record'
import { paths } from '@tropa/contract/pages'
import type { ContactResponse, SiteRenderer } from '@tropa/contract/site-renderer'
import express, { type Request, type Router } from 'express'
import type { ApiContext } from '../../rpc/context'
import { toApiError, toErrorBody } from '../../rpc/errors'
import { router } from '../api/router'
import { areas, caseSensitiveRouter } from '../areas'
import { isSameOrigin } from '../middleware/same-origin'
import { prepareErrorResponse } from '../send-error'
import { plainAddress } from '../plain-address'
import { pageRenderer } from './page-renderer'
import { readPage, sendPage, toCachedResponse } from './pages'
import type { InTurn } from './render-turns'

const readFields = (body: unknown) => {
  const textOf = (field: string) => {
    const value = isRecord(body) ? body[field] : undefined
    return typeof value === 'string' ? value : ''
  }
  return {
    name: textOf('name'),
    category: textOf('category'),
    email: textOf('email'),
    desc: textOf('desc'),
    [honeypot]: textOf(honeypot),
  }
}

/** The redirect after an inquiry was sent, so that a reload sends nothing. */
const sentAddress = `${paths.contact}?sent`

const sent: ContactResponse = { status: 200, message: inquiryMessages.sent, values: {}, errors: {} }

const createInquiry = async (context: ApiContext, request: Request): Promise<ContactResponse> => {
  const { [honeypot]: bait, ...values } = readFields(request.body)
  if (!isSameOrigin(request, context.env.publicUrl)) {
    const { status, message } = errorCodes.FORBIDDEN
    return { status, message, values, errors: {} }
  }
  try {
    const client = createRouterClient(router, { context })
    await client.inquiry.create({ ...values, [honeypot]: bait })
    return sent
  } catch (error) {
    const refusal = toApiError(error)
    const { status } = refusal
    if (status >= 500) request.log.error({ err: error }, 'an inquiry failed')
    prepareErrorResponse(error, request)
    const isLimited = status === errorCodes.TOO_MANY_REQUESTS.status
    const message = `${inquiryMessages.failed}${isLimited ? `. ${refusal.message}` : ''}`
    return { status, message, values, errors: toErrorBody(refusal).errors ?? {} }
  }
}

/** A page with what a visitor typed is rendered in its turn; a sent inquiry has one page, which is cached. */
export const contactForm = (
  renderer: SiteRenderer,
  visitor: ApiContext,
  inTurn: InTurn,
): Router => {
  const renderPage = pageRenderer(renderer, visitor)
  const render = async (contact: ContactResponse) =>
    toCachedResponse(await renderPage(paths.contact, { contact }))
  const form = caseSensitiveRouter()
  const readForm = express.urlencoded({ extended: false, limit: areas.pages.maxBody })
  form.post(paths.contact, readForm, async (request, response) => {
    const context = { ...visitor, address: plainAddress(request.ip) }
    const contact = await createInquiry(context, request)
    if (contact === sent) {
      response.redirect(303, sentAddress)
      return
    }
    const page = await inTurn(() => render(contact))
    await sendPage(page, request, response, 'no-store')
  })
  form.get(paths.contact, async (request, response, next) => {
    if (request.query.sent === undefined) {
      next()
      return
    }
    const page = await readPage(visitor, sentAddress, () => render(sent))
    await sendPage(page, request, response, 'no-store')
  })
  return form
}
