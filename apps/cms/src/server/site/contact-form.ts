import { createRouterClient } from '@orpc/server'
import { maxBodyBytes } from '@tropa/contract/contract'
import { errorCodes } from '@tropa/contract/errors'
import { honeypot, inquiryMessages } from '@tropa/contract/inquiry'
import express, { Router, type Request } from 'express'
import type { ApiContext } from '../../rpc/context'
import { headersOf, toApiError, toErrorBody } from '../../rpc/errors'
import { router } from '../api/router'
import { isSameOrigin } from '../middleware/same-origin'
import { contactPage, type ContactAnswer, type Site } from './pages'

const fields = ['name', 'category', 'email', 'desc', honeypot] as const

const valuesOf = (body: unknown) => {
  const typed = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return Object.fromEntries(
    fields.map((field) => [field, typeof typed[field] === 'string' ? typed[field] : '']),
  ) as Record<(typeof fields)[number], string>
}

const send = async (context: ApiContext, request: Request): Promise<ContactAnswer> => {
  const { [honeypot]: bait, ...values } = valuesOf(request.body)
  if (!isSameOrigin(request, context.env.publicUrl)) {
    const { status, message } = errorCodes.FORBIDDEN
    return { status, message, values, errors: {} }
  }
  try {
    const client = createRouterClient(router, { context })
    await client.inquiry.create({ ...values, [honeypot]: bait })
    return { status: 201, message: inquiryMessages.sent, values: {}, errors: {} }
  } catch (error) {
    const refusal = toApiError(error)
    const { status } = refusal
    if (status >= 500) request.log.error({ err: error }, 'an inquiry failed')
    request.res?.set(headersOf(error))
    const message =
      status === errorCodes.TOO_MANY_REQUESTS.status ? refusal.message : inquiryMessages.failed
    return { status, message, values, errors: toErrorBody(refusal).errors ?? {} }
  }
}

/** The contact form of a browser without JavaScript: `POST /contact`, answered by the page. */
export const contactForm = (site: Site, visitor: ApiContext): Router => {
  const form = Router()
  const readForm = express.urlencoded({ extended: false, limit: maxBodyBytes })
  form.post('/contact', readForm, async (request, response) => {
    const context = { ...visitor, address: request.ip ?? '' }
    await contactPage(site, context, await send(context, request), response)
  })
  return form
}
