import { MonthsLink as MonthsLink_9ba6d4382149b29272d4fdef547862c3 } from '../../calendar/months-link'
import { MonthsView as MonthsView_529209c9434c8bca61530dee5fda7c08 } from '../../calendar/months-view'
import { ReplyLink as ReplyLink_2b51cfdc9ababee2b49761ef1eea959c } from '../../inquiry/reply-link'
import { ResetPasswordField as ResetPasswordField_d8013542d6923c3d777e34c9bcabb2f8 } from '../../member/reset-password-field'
import { InviteMember as InviteMember_d22aa0e38d8490835482aac146286130 } from '../../member/invite-member'
import { SectionLabel as SectionLabel_bcbf2c0955395800b5de0575d5f912f7 } from '../../panel/section-label'
import { Mark as Mark_6a217cb228f9f67668e7c4397095cc2d } from '../../panel/brand'
import { Brand as Brand_6a217cb228f9f67668e7c4397095cc2d } from '../../panel/brand'
import { AttentionBoard as AttentionBoard_f0a239da9accac95cdf770f5d611f896 } from '../../panel/attention-board'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/calendar/months-link#MonthsLink": MonthsLink_9ba6d4382149b29272d4fdef547862c3,
  "/calendar/months-view#MonthsView": MonthsView_529209c9434c8bca61530dee5fda7c08,
  "/inquiry/reply-link#ReplyLink": ReplyLink_2b51cfdc9ababee2b49761ef1eea959c,
  "/member/reset-password-field#ResetPasswordField": ResetPasswordField_d8013542d6923c3d777e34c9bcabb2f8,
  "/member/invite-member#InviteMember": InviteMember_d22aa0e38d8490835482aac146286130,
  "/panel/section-label#SectionLabel": SectionLabel_bcbf2c0955395800b5de0575d5f912f7,
  "/panel/brand#Mark": Mark_6a217cb228f9f67668e7c4397095cc2d,
  "/panel/brand#Brand": Brand_6a217cb228f9f67668e7c4397095cc2d,
  "/panel/attention-board#AttentionBoard": AttentionBoard_f0a239da9accac95cdf770f5d611f896,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
