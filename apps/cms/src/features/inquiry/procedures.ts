import { honeypot, inquiryMessages } from '@tropa/contract/inquiry'
import { newId } from '../../database/ids'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { readSite } from '../../payload/globals/read-site'
import type { Inquiry } from '../../payload/payload-types'
import { globalSlugs, slugs } from '../../payload/slugs'
import { fieldErrors } from '../../rpc/errors'
import { api } from '../../rpc/procedure'
import { inquiryNotice } from './notice'

/** Older ones are in the panel (contract, section 2). */
const maxListedInquiries = 500

/** Implements the contract's procedures on inquiries. */
export const inquiryProcedures = {
  create: api.inquiry.create.handler(async ({ context, input }) => {
    const { payload, env, cache, limits, address } = context
    const { categories } = await cache.read('settings', [globalSlugs.site], () => readSite(payload))
    if (!categories.includes(input.category)) {
      throw fieldErrors({ category: inquiryMessages.categoryMissing })
    }
    await limits.countInquiry(address)
    const { name, category, email, desc, [honeypot]: honeypotValue } = input
    const isSpam = Boolean(honeypotValue)
    const now = new Date().toISOString()
    const id = newId()
    await payload.db.create({
      collection: slugs.inquiries,
      customID: id,
      data: {
        name,
        category,
        email,
        desc,
        status: isSpam ? 'spam' : 'new',
        createdAt: now,
        updatedAt: now,
      },
      returning: false,
    })
    if (!isSpam) {
      // The visitor does not wait for the mail server.
      void payload.sendEmail(inquiryNotice({ id, name, category, email, desc }, env))
    }
    return { message: inquiryMessages.sent }
  }),

  list: api.inquiry.list.handler(async ({ context }) => {
    const { docs } = await context.payload.db.find<Inquiry>({
      collection: slugs.inquiries,
      where: { and: [{ status: { not_equals: 'spam' } }, outsideTrash] },
      sort: ['-createdAt', '-id'],
      limit: maxListedInquiries,
      pagination: false,
    })
    return docs.map(({ id, name, category, email, desc, createdAt }) => ({
      _id: id,
      name,
      category,
      email,
      desc,
      createdAt,
    }))
  }),
}
