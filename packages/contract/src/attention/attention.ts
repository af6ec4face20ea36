import * as z from 'zod/mini'
import { member } from '../procedure-builders'

/** What needs a member, with the path of the page where the member can act. */
export const attentionItem = z.object({ key: z.string(), text: z.string(), href: z.string() })

export type AttentionItem = z.infer<typeof attentionItem>

/** Leads, on the page of the records, to those about which an admin decides. */
export const decisionsHash = '#decisions'

export const attentionContract = {
  list: member
    .get('/attention', 'What needs the caller, the first five')
    .output(z.array(attentionItem)),
}
