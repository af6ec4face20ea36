import * as z from 'zod/mini'
import { userTypes } from '../member'
import { admin } from '../procedure-builders'

/** A member as admins see them; `invited` while the link of an invite waits to be used. */
export const listedMember = z.object({
  _id: z.string(),
  username: z.string(),
  userType: z.enum(userTypes),
  isEditor: z.boolean(),
  role: z.array(z.string()),
  blocked: z.boolean(),
  hasSecondFactor: z.boolean(),
  invited: z.boolean(),
})

export type ListedMember = z.infer<typeof listedMember>

export const membersContract = {
  list: admin
    .route({ method: 'GET', path: '/members', summary: 'Everyone who has an account, by username' })
    .output(z.array(listedMember)),
}
