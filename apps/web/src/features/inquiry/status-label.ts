import type { InquiryStatus } from '@tropa/contract/inquiry'

export const statusLabel = {
  new: 'New',
  doing: 'Doing',
  answered: 'Answered',
  spam: 'Spam',
} as const satisfies Record<InquiryStatus, string>
