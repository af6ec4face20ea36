import { feedMessages } from '@tropa/contract/feed/feed'
import { apiError } from '../../../rpc/errors'
import { api } from '../../../rpc/procedure'
import { findCaller } from '../stored-member'
import { createFeed, feedStateOf, removeFeed } from './store'

/** Implements the contract's procedures of the caller's calendar feed. */
export const feedProcedures = {
  get: api.feed.get.handler(async ({ context }) => feedStateOf(await findCaller(context))),

  create: api.feed.create.handler(async ({ context, input }) => {
    const { payload, env } = context
    const key = await createFeed(payload, await findCaller(context), input?.for)
    if (key === undefined) throw apiError('UNAUTHORIZED')
    return { url: `${env.publicUrl}/calendar.ics?key=${key}` }
  }),

  remove: api.feed.remove.handler(async ({ context }) => {
    const { id } = await findCaller(context)
    await removeFeed(context.payload, id)
    return { message: feedMessages.off }
  }),
}
