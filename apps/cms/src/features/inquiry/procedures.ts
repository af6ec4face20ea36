import { ObjectId } from 'bson'
import { honeypot, inquiryMessages } from '@tropa/contract/inquiry'
import { api } from '../../rpc/procedure'
import { fieldErrors } from '../../rpc/errors'
import type { Inquiry } from '../../payload/payload-types'
import { readSite } from '../../payload/globals/read-site'
import { globalSlugs, slugs } from '../../payload/slugs'
import { inquiryNotice } from './notice'

/** The calls on inquiries. */
export const inquiryProcedures = {
  create: api.inquiry.create.handler(async ({ context, input }) => {
    const { payload, env, cache } = context
    const { categories } = await cache.read('settings', [globalSlugs.site], () => readSite(payload))
    if (!categories.includes(input.category)) {
      throw fieldErrors({ category: inquiryMessages.categoryMissing })
    }
    await context.limits.countInquiry(context.address)
    const { name, category, email, desc, [honeypot]: bait } = input
    const now = new Date().toISOString()
    const id = new ObjectId().toHexString()
    await payload.db.create({
      collection: slugs.inquiries,
      customID: id,
      data: {
        name,
        category,
        email,
        desc,
        status: bait ? 'spam' : 'new',
        createdAt: now,
        updatedAt: now,
      },
      returning: false,
    })
    if (!bait) {
      void payload.sendEmail(inquiryNotice({ id, name, category, email, desc }, env))
    }
    return { message: inquiryMessages.sent }
  }),
  list: api.inquiry.list.handler(async ({ context }) => {
    const { docs } = await context.payload.db.find<Inquiry>({
      collection: slugs.inquiries,
      where: { status: { not_equals: 'spam' } },
      sort: ['-createdAt', '-id'],
      limit: 0,
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
